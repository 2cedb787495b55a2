import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';

interface PersonRowProps {
  name: string;
  /** What there is to say of them, below the name. */
  about: ReactNode;
  /** What can be done, and the windows that it opens. */
  children: ReactNode;
}

/** Somebody in a list of people. */
export const PersonRow = ({ name, about, children }: PersonRowProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
    <Avatar name={name} />
    <div className="grid min-w-0 flex-1 basis-44 gap-0.5">
      <p className="text-16 font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      {about}
    </div>
    {children}
  </li>
);
