import { addElement, type ElementType } from '@arrasta/domain';
import { Modal, Tabs } from '@mantine/core';
import { Image, Shapes, Type } from 'lucide-react';
import { editorWords } from '../../messages/editor';
import { dispatch } from '../store/editor-store';
import { useLayout } from '../../ui/viewport/use-layout';
import { ElementCard } from './element-card';
import classes from './library.module.css';
import { LibraryFoot } from './library-foot';
import { VisualTab } from './visual-tab';

const { title, tabs } = editorWords.library;

const textTypes: readonly ElementType[] = ['title', 'subtitle', 'text', 'list'];

/** The dialog that adds elements to the slide on the canvas (docs/product/elements.md 11). */
export function ElementLibrary({ onClose }: { onClose: () => void }) {
  const narrow = useLayout() === 'narrow';
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
          <Modal.CloseButton aria-label={editorWords.close} />
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
