import type { KeyboardEvent } from 'react';

/** Whether Enter was pressed to go on; an input method takes it to choose a character. */
export const isEnter = ({ key, nativeEvent }: KeyboardEvent): boolean => key === 'Enter' && !nativeEvent.isComposing;
