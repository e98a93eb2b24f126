import { addElement, createElement, type ElementType, slideDefaults } from '@arrasta/domain';
import { Slide, slideHeightOf, slideWidth } from '@arrasta/slide-renderer';
import { Modal, Tabs, TextInput, UnstyledButton } from '@mantine/core';
import { Image, Layers, Plus, Search, Shapes, Type } from 'lucide-react';
import { useMemo, useState } from 'react';
import { editorMessages, elementNames } from '../../messages/editor';
import { libraryMessages } from '../../messages/library';
import { dispatch } from '../store/editor-store';
import { useCanRun } from '../store/commands';
import { useCarousel, useCurrentIndex, useCurrentSlide } from '../store/selectors';
import classes from './library.module.css';
import { useScreenSize } from '../../ui/viewport/use-screen-size';
import { IconGrid } from './icon-grid';

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
      format: '4:5' as const,
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
function ElementCard({ type, onAdd }: ElementCardProps) {
  const sample = useSample(type);
  const height = slideHeightOf(sample.carousel);
  const canAdd = useCanRun(addElement(type));
  return (
    <UnstyledButton className={classes.card} disabled={!canAdd} onClick={onAdd}>
      <span className={classes.sample} aria-hidden inert>
        <span className={classes.picture} style={{ width: slideWidth, height }}>
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

const messages = libraryMessages;

/** How many elements the slide has, and of which kinds (docs/product/elements.md 11). */
function LibraryFoot() {
  const elements = useCurrentSlide()?.elements ?? [];
  const index = useCurrentIndex();
  const canAdd = useCanRun(addElement('title'));
  const types = [...new Set(elements.map(({ type }) => type))];
  return (
    <div className={classes.foot} role="status">
      <Layers size={16} strokeWidth={1.75} aria-hidden />
      <strong className={classes.count}>{messages.count(elements.length)}</strong>
      {types.map((type) => (
        <span key={type} className={classes.chip}>
          {elementNames[type]}
        </span>
      ))}
      <span className={classes.destination} data-full={!canAdd || undefined}>
        {canAdd ? messages.destination(index + 1) : editorMessages.library.full}
      </span>
    </div>
  );
}

const { icons, searchIcon } = libraryMessages;
const visualTypes: readonly ElementType[] = ['shape', 'divider', 'icon'];

interface VisualTabProps {
  readonly onAdd: (type: ElementType, content?: string) => void;
}

/** Shape, divider, icon, and the grid of popular icons with a search over it. */
function VisualTab({ onAdd }: VisualTabProps) {
  const [search, setSearch] = useState('');
  const canAdd = useCanRun(addElement('icon'));
  const columns = useScreenSize() === 'narrow' ? 6 : 11;
  return (
    <>
      <div className={classes.cards} data-columns="3">
        {visualTypes.map((type) => (
          <ElementCard key={type} type={type} onAdd={() => onAdd(type)} />
        ))}
      </div>
      <div className={classes.iconHead}>
        <h3 className={classes.iconTitle}>{icons}</h3>
        <TextInput
          aria-label={searchIcon}
          placeholder={searchIcon}
          leftSection={<Search size={15} strokeWidth={1.75} />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
      <IconGrid
        columns={columns}
        search={search}
        disabled={!canAdd}
        onChoose={(name) => onAdd('icon', name)}
      />
    </>
  );
}

const { title, tabs } = libraryMessages;

const textTypes: readonly ElementType[] = ['title', 'subtitle', 'text', 'list'];

/** The dialog that adds elements to the slide on the canvas (docs/product/elements.md 11). */
export function ElementLibrary({ onClose }: { onClose: () => void }) {
  const narrow = useScreenSize() === 'narrow';
  const add = (type: ElementType, content?: string) => {
    if (dispatch(addElement(type, content))) onClose();
  };
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={narrow ? '100%' : 760}
      classNames={{ inner: classes.inner, content: `${classes.content ?? ''} on-raised` }}
    >
      <Modal.Overlay />
      <Modal.Content>
        {narrow && <div className={classes.grip} aria-hidden />}
        <Modal.Header>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={editorMessages.close} />
        </Modal.Header>
        <Tabs
          defaultValue="text"
          className={classes.tabs}
          classNames={{ list: classes.list, tab: classes.tab }}
        >
          <Tabs.List>
            <Tabs.Tab value="text" leftSection={<Type size={16} strokeWidth={1.75} />}>
              {tabs.text}
            </Tabs.Tab>
            <Tabs.Tab value="media" leftSection={<Image size={16} strokeWidth={1.75} />}>
              {tabs.media}
            </Tabs.Tab>
            <Tabs.Tab value="visual" leftSection={<Shapes size={16} strokeWidth={1.75} />}>
              {tabs.visual}
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="text" className={classes.panel}>
            <div className={classes.cards} data-columns="2">
              {textTypes.map((type) => (
                <ElementCard key={type} type={type} onAdd={() => add(type)} />
              ))}
            </div>
          </Tabs.Panel>
          <Tabs.Panel value="media" className={classes.panel}>
            <div className={classes.cards} data-columns="2">
              <ElementCard type="image" onAdd={() => add('image')} />
            </div>
          </Tabs.Panel>
          <Tabs.Panel value="visual" className={classes.panel}>
            <VisualTab onAdd={add} />
          </Tabs.Panel>
        </Tabs>
        <LibraryFoot />
      </Modal.Content>
    </Modal.Root>
  );
}
