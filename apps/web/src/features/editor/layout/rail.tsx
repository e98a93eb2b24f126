import { Drawer, Tooltip, UnstyledButton } from '@mantine/core';
import { AtSign, FolderOpen, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { editorWords } from '../../../base/wording/editor';
import { CarouselList } from '../../carousels/carousel-list';
import { BrandFields } from '../left-column/brand-fields';
import { wantsFreshDeck } from '../loading/use-open-deck';
import classes from './rail.module.css';

interface Section {
  readonly name: string;
  readonly icon: typeof Plus;
  readonly content: ReactNode;
}

const sections: readonly Section[] = [
  { name: editorWords.carousels.heading, icon: FolderOpen, content: <CarouselList /> },
  { name: editorWords.brand.heading, icon: AtSign, content: <BrandFields /> },
];

/** The left column as icons that open drawers, where there is less room. */
export function Rail() {
  const [open, setOpen] = useState<Section | null>(null);
  return (
    <nav className={classes.rail} aria-label={editorWords.regions.tools}>
      <Tooltip label={editorWords.newCarousel} position="right">
        <Link
          to="/"
          state={wantsFreshDeck}
          className={classes.entry}
          aria-label={editorWords.newCarousel}
        >
          <Plus size={18} strokeWidth={1.75} />
        </Link>
      </Tooltip>
      {sections.map((section) => (
        <Tooltip key={section.name} label={section.name} position="right">
          <UnstyledButton
            className={classes.entry}
            aria-label={section.name}
            aria-expanded={open === section}
            onClick={() => setOpen(section)}
          >
            <section.icon size={18} strokeWidth={1.75} />
          </UnstyledButton>
        </Tooltip>
      ))}
      <Drawer
        opened={open !== null}
        onClose={() => setOpen(null)}
        title={open?.name}
        size={300}
        closeButtonProps={{ 'aria-label': editorWords.close }}
        classNames={{ title: classes.drawerTitle }}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a') !== null) setOpen(null);
        }}
      >
        {open?.content}
      </Drawer>
    </nav>
  );
}
