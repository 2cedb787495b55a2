import { Avatar } from './avatar.tsx';

export type AvatarStackProps = {
  people: readonly { name: string; src?: string | null }[];
  max?: number;
  /** Says who they are, for screen readers. */
  label: string;
};

/** A few people, overlapping; the rest as a number. */
export function AvatarStack({ people, max = 3, label }: AvatarStackProps) {
  const rest = people.length - max;
  return (
    <span role="img" aria-label={label} className="inline-flex">
      {people.slice(0, max).map((person, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may share a name, and the row is drawn as a whole
        <span key={index} className={index ? '-ms-1' : ''}>
          <Avatar name={person.name} src={person.src} size="small" className="ring-2 ring-paper" />
        </span>
      ))}
      {rest > 0 && (
        <span className="-ms-1 inline-grid size-7 place-items-center rounded-full bg-linen text-12 font-semibold ring-2 ring-paper">
          <bdi dir="ltr">+{rest}</bdi>
        </span>
      )}
    </span>
  );
}
