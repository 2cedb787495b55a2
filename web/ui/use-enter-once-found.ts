import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { CommandPaletteProps } from './command-model.ts';

/**
 * While a server looks up what was typed, what stands there was found by earlier words: Enter waits for the answer and
 * then takes its first result. What is typed after Enter takes it back.
 */
export function useEnterOnceFound({ groups, loading, onOpenChange }: CommandPaletteProps) {
  const [pressed, setPressed] = useState(false);
  const [marked, setMarked] = useState('');
  const first = groups.flatMap(({ items }) => items)[0];
  const answered = useEffectEvent(() => {
    if (first) setMarked(first.id);
    if (!pressed) return;
    setPressed(false);
    if (!first) return;
    onOpenChange(false);
    first.onSelect();
  });
  const looksUp = loading === true;
  useEffect(() => {
    if (!looksUp) answered();
  }, [looksUp]);
  function onKeyDown(event: KeyboardEvent) {
    if (!looksUp || event.nativeEvent.isComposing) return;
    setPressed(event.key === 'Enter');
    // the palette leaves alone what is already dealt with
    if (event.key === 'Enter') event.preventDefault();
  }
  return { value: marked, onValueChange: setMarked, onKeyDown };
}
