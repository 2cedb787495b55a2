import { cx } from 'class-variance-authority';
import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonIcon } from './button.tsx';
import { type ButtonLook, buttonStyle } from './button-style.ts';

export type CameraButtonProps = ButtonLook & {
  accept: string;
  onFiles: (files: File[]) => void;
  className?: string;
  children: ReactNode;
};

/** Looks like a button and opens the phone's camera; elsewhere a choice of files. */
export function CameraButton({ variant, size, accept, onFiles, className, children }: CameraButtonProps) {
  return (
    <label
      className={cx(
        buttonStyle({ variant, size }),
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-green',
        className,
      )}
    >
      <ButtonIcon icon={Camera} side="start" />
      {children}
      <input
        type="file"
        className="sr-only"
        accept={accept}
        capture="environment"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = ''; // so that the same file can be chosen again
        }}
      />
    </label>
  );
}
