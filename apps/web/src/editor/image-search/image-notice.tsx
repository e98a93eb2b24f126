import { ImageOff } from 'lucide-react';
import classes from './image-address-field.module.css';

/** In the place of a picture, or over it: why it is not seen. */
export function ImageNotice({ text }: { text: string }) {
  return (
    <p className={classes.failed} role="alert">
      <ImageOff size={16} strokeWidth={1.75} aria-hidden />
      {text}
    </p>
  );
}
