import { CarouselList } from '../../carousels/carousel-list';
import { editorWords } from '../../../base/wording/editor';
import { BrandSection } from './brand-section';
import classes from './left-column.module.css';
import { NewCarousel } from './new-carousel';

/** New carousel, brand, and the carousels of the person, left of the canvas (carousel-editor §2). */
export function LeftColumn() {
  return (
    <aside className={classes.column} aria-label={editorWords.regions.tools}>
      <div className={classes.entries}>
        <NewCarousel />
      </div>
      <BrandSection />
      <CarouselList />
    </aside>
  );
}
