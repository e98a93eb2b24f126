import { whiteTextOnPicture, type Slide } from '@arrasta/domain';
import { Button } from '@mantine/core';
import { backgroundWords } from '../../../messages/slide-settings';
import { dispatch } from '../../store/editor-store';
import { useCanRun } from '../../store/commands';
import classes from './background.module.css';

/** From this opacity on a picture is what text is read on, in percent (docs/product/colours.md 11). */
const strongPicture = 50;

/** Over a strong picture: white text on a dark layer, in one step. */
export function BrightTextOffer({ slide }: { slide: Slide }) {
  const command = whiteTextOnPicture(slide.id);
  const isPossible = useCanRun(command);
  const isStrong =
    slide.backgroundImageUrl !== null && slide.backgroundImageOpacity >= strongPicture;
  if (!isStrong || !isPossible) return null;
  const { title, description, apply } = backgroundWords.brightText;
  return (
    <div className={classes.offer} role="status">
      <p className={classes.offerTitle}>{title}</p>
      <p className={classes.offerWords}>{description}</p>
      <Button variant="default" onClick={() => dispatch(command)}>
        {apply}
      </Button>
    </div>
  );
}
