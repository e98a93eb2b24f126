import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { editorWords } from '../../messages/editor';
import { wantsFreshDeck } from '../persistence/open-deck';
import classes from './sidebar.module.css';

/** Opens a new carousel; what is unsaved in the open one stays as a draft on this device. */
export function NewCarousel({ onOpened }: { onOpened?: () => void }) {
  return (
    <Link to="/" state={wantsFreshDeck} className={classes.entry} onClick={onOpened}>
      <Plus size={16} strokeWidth={1.75} aria-hidden />
      {editorWords.newCarousel}
    </Link>
  );
}
