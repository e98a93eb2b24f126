import { Collapse, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { editorWords } from '../../../base/wording/editor';
import { useSession } from '../store/editor-store';
import { BrandFields } from './brand-fields';
import classes from './left-column.module.css';

/** Marca; closed, it shows whose brand the deck carries. */
export function BrandSection() {
  const [open, { toggle }] = useDisclosure(false);
  const name = useSession(({ state }) => state.deck.carousel.brandName);
  const Chevron = open ? ChevronDown : ChevronRight;
  const shown = name === null || name === '' ? editorWords.brand.undefined : name;
  return (
    <section className={classes.section}>
      <UnstyledButton className={classes.sectionHead} aria-expanded={open} onClick={toggle}>
        <span className={classes.sectionTitle}>{editorWords.brand.heading}</span>
        {!open && <span className={classes.sectionValue}>{shown}</span>}
        <Chevron size={16} strokeWidth={1.75} aria-hidden />
      </UnstyledButton>
      <Collapse expanded={open}>
        <div className={classes.sectionBody}>
          <BrandFields />
        </div>
      </Collapse>
    </section>
  );
}
