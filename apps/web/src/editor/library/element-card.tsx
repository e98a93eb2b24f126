import { addElement, createElement, slideDefaults, type ElementType } from '@arrasta/domain';
import { Slide, slideHeight, slideWidth } from '@arrasta/slide-renderer';
import { UnstyledButton } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { elementNames } from '../../messages/editor';
import { useCanRun } from '../store/commands';
import { useCarousel } from '../store/selectors';
import classes from './library.module.css';

/** Short words, so that a card shows the kind and not a paragraph. */
const sampleContent: Partial<Record<ElementType, string>> = {
  title: 'Comece pela luz',
  subtitle: 'Dez minutos bastam',
  text: 'Abra a janela antes de pegar o celular.',
  list: 'Roupa separada\nÁgua na mesa\nTrês tarefas',
};

/** The element alone on a slide of this deck, so that a card looks like what will be added. */
function useSample(type: ElementType) {
  const deck = useCarousel();
  return useMemo(() => {
    const carousel = {
      ...deck,
      hideFooter: true,
      theme: 'minimal',
      pageIndicator: 'none' as const,
    };
    const content = sampleContent[type];
    const element = createElement(
      { id: type, type, position: 0, ...(content === undefined ? {} : { content }) },
      deck,
    );
    const slide = { ...slideDefaults, id: type, elements: [element], overlayOpacity: 0 };
    return { carousel, slide };
  }, [deck, type]);
}

interface ElementCardProps {
  readonly type: ElementType;
  readonly onAdd: () => void;
}

/** One kind of element with its picture; a click adds it, while the slide has room. */
export function ElementCard({ type, onAdd }: ElementCardProps) {
  const sample = useSample(type);
  const hasRoom = useCanRun(addElement(type));
  return (
    <UnstyledButton className={classes.card} disabled={!hasRoom} onClick={onAdd}>
      <span className={classes.sample} aria-hidden inert>
        <span className={classes.picture} style={{ width: slideWidth, height: slideHeight }}>
          <Slide {...sample} index={1} total={3} />
        </span>
      </span>
      <span className={classes.label}>
        {elementNames[type]}
        <Plus size={16} strokeWidth={1.75} aria-hidden />
      </span>
    </UnstyledButton>
  );
}
