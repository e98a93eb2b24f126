import { Modal } from '@mantine/core';
import { generationWords as words } from '../../messages/generation';
import { useLayout } from '../../ui/viewport/use-layout';
import { GenerationForm } from './generation-form';
import { GenerationProgress } from './generation-progress';
import { closeGeneration, useGenerationStore } from './generation-store';
import classes from './generation.module.css';

/** Gerar com IA: the wish, then the slides as they arrive (docs/product/generation.md 19, 22). */
export function GenerateDialog({ userId }: { userId: string }) {
  const current = useGenerationStore((store) => store.current);
  const layout = useLayout();
  const name = current?.title ?? null;
  return (
    <Modal
      opened
      onClose={closeGeneration}
      size={current === null ? 560 : 960}
      fullScreen={layout === 'narrow'}
      closeButtonProps={{ 'aria-label': words.close }}
      classNames={current === null ? {} : { body: classes.wideBody ?? '' }}
      title={
        <>
          {words.title}
          {name !== null && <span className={classes.subtitle}>{name}</span>}
        </>
      }
    >
      {current === null ? (
        <GenerationForm userId={userId} />
      ) : (
        <GenerationProgress current={current} userId={userId} />
      )}
    </Modal>
  );
}
