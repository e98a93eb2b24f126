import { Button } from '@mantine/core';
import { Search, Sparkles } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { lazyDialog } from '../../loading/lazy-component';
import { imageSearchMessages } from '../../messages/image-search';
import type { ImagePlace } from './image-place';
import classes from './image-sources.module.css';

const SearchDialog = lazyDialog(async () => (await import('./search-dialog')).SearchDialog);
const GenerateDialog = lazyDialog(
  async () => (await import('./generate-image-dialog')).GenerateImageDialog,
);

interface ImageSourcesProps {
  readonly place: ImagePlace;
  /** Ways that stand before these. */
  readonly children?: ReactNode;
}

/** Ways to a picture that nobody has at hand: search, and AI. */
export function ImageSources({ place, children }: ImageSourcesProps) {
  const [open, setOpen] = useState<'search' | 'generate' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={classes.ways}>
      {children}
      <Button
        variant="light"
        aria-label={imageSearchMessages.search}
        title={imageSearchMessages.search}
        leftSection={<Search size={16} strokeWidth={1.75} />}
        onClick={() => setOpen('search')}
      >
        {imageSearchMessages.searchShort}
      </Button>
      <Button
        variant="light"
        aria-label={imageSearchMessages.generate}
        title={imageSearchMessages.generate}
        leftSection={<Sparkles size={16} strokeWidth={1.75} />}
        onClick={() => setOpen('generate')}
      >
        {imageSearchMessages.generateShort}
      </Button>
      {open === 'search' && <SearchDialog place={place} onClose={close} />}
      {open === 'generate' && <GenerateDialog place={place} onClose={close} />}
    </div>
  );
}
