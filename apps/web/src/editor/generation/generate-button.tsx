import { Button, Loader } from '@mantine/core';
import { Sparkles } from 'lucide-react';
import { generationDoorWords as words } from '../../messages/entries';
import { openGeneration, useGenerationStore } from './generation-store';

/** Gerar com I.A: opens the wish, or shows what is under way (docs/product/generation.md 19). */
export function GenerateButton() {
  const isRunning = useGenerationStore(({ current }) => current?.state === 'writing');
  const icon = isRunning ? (
    <Loader size={14} color="currentColor" />
  ) : (
    <Sparkles size={16} strokeWidth={1.75} aria-hidden />
  );
  return (
    <Button size="md" leftSection={icon} aria-busy={isRunning} onClick={openGeneration}>
      {words.open}
    </Button>
  );
}
