import { type ChangeEvent, type CompositionEvent, useState } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Passes a text on once its composition has ended. Changing the text, or reacting to it, while an input method holds it
 * would break the conversion.
 */
export function useComposedText(value: string, onText: (text: string) => void) {
  const [composing, setComposing] = useState<string>();
  const commit = (text: string) => {
    setComposing(undefined);
    onText(text);
  };
  return {
    value: composing ?? value,
    onChange(event: ChangeEvent<TextElement>) {
      const { nativeEvent, target } = event;
      const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
      if (isComposing) setComposing(target.value);
      else commit(target.value);
    },
    onCompositionEnd(event: CompositionEvent<TextElement>) {
      commit(event.currentTarget.value);
    },
  };
}
