import { useState } from 'react';
import { BeforeAfter, type BeforeAfterProps } from './before-after.tsx';
import { Chip } from './chip.tsx';

export interface NamedPair extends Pick<BeforeAfterProps, 'before' | 'after' | 'reference'> {
  id: string;
  name: string;
}

interface BeforeAfterPairsProps {
  pairs: readonly NamedPair[];
  /** What one chooses between. */
  label: string;
}

/** Pairs of photographs, one at a time, under the name of what they show. */
export function BeforeAfterPairs({ pairs, label }: BeforeAfterPairsProps) {
  const [shown, setShown] = useState(0);
  const pair = pairs[Math.min(shown, pairs.length - 1)];
  if (!pair) return null;
  const { id, name, before, after, reference } = pair;
  return (
    <div className="grid max-w-2xl gap-2">
      <h3 className="text-14 font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </h3>
      {/* the next pair begins in the middle, and with what was found */}
      <BeforeAfter key={id} before={before} after={after} reference={reference} />
      {pairs.length > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{label}</legend>
          {pairs.map((one, index) => (
            <Chip key={one.id} wraps label={one.name} pressed={one === pair} onPress={() => setShown(index)} />
          ))}
        </fieldset>
      )}
    </div>
  );
}
