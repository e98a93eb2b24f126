import { Button } from '@mantine/core';
import { Sparkles } from 'lucide-react';
import { generationDoorWords } from '../../messages/entries';
import { changeWish, openGeneration, useGenerationStore } from './generation-store';
import { wishSourceOf } from './wish-source';
import { closeFromText } from '../import/from-text-store';

/** Gerar com I.A: takes the text to where a carousel is asked for. One at a time. */
export function GenerateFromText({ text }: { text: string }) {
  const isBusy = useGenerationStore(({ current }) => current !== null);
  return (
    <Button
      variant="default"
      size="md"
      disabled={isBusy || text.trim() === ''}
      leftSection={<Sparkles size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => {
        changeWish({ source: wishSourceOf(text) });
        closeFromText();
        openGeneration();
      }}
    >
      {generationDoorWords.open}
    </Button>
  );
}
