import type { Carousel } from '@arrasta/domain';
import { Modal } from '@mantine/core';
import { Bookmark, Heart, MessageCircle, Send } from 'lucide-react';
import { previewMessages } from '../../messages/slides';
import { useScreenSize } from '../../ui/viewport/use-screen-size';
import { slideRatio } from '../../ui/scaled-slide';
import { useSession } from '../store/editor-store';
import { PreviewSlides } from './preview-slides';
import { useCurrentIndex } from '../store/selectors';
import classes from './preview.module.css';

function handleOf({ brandHandle, brandName }: Carousel): string {
  const handle = (brandHandle ?? '').replace(/^@/, '').trim();
  const name = (brandName ?? '').trim();
  return [handle, name].find((text) => text !== '') ?? previewMessages.noBrand;
}

function Avatar({ carousel }: { carousel: Carousel }) {
  const { brandAvatarUrl } = carousel;
  if (brandAvatarUrl !== null)
    return <img className={classes.avatar} src={brandAvatarUrl} alt="" />;
  return (
    <span className={classes.avatar} aria-hidden>
      {handleOf(carousel).charAt(0).toLocaleUpperCase('pt-BR')}
    </span>
  );
}

function Head({ carousel }: { carousel: Carousel }) {
  const name = (carousel.brandName ?? '').trim();
  return (
    <div className={classes.head}>
      <Avatar carousel={carousel} />
      <div className={classes.names}>
        <span className={classes.handle}>{handleOf(carousel)}</span>
        {name !== '' && name !== handleOf(carousel) && <span className={classes.name}>{name}</span>}
      </div>
    </div>
  );
}

/** What the network puts under a post; nothing here can be pressed. */
function Signs() {
  return (
    <div className={classes.signs} aria-hidden>
      <Heart size={22} strokeWidth={1.75} />
      <MessageCircle size={22} strokeWidth={1.75} />
      <Send size={22} strokeWidth={1.75} />
      <Bookmark size={22} strokeWidth={1.75} className={classes.keep} />
    </div>
  );
}

/** The carousel as a post in a feed: brand, pictures to swipe, caption. */
export function PreviewDialog({ onClose }: { onClose: () => void }) {
  const deck = useSession(({ state }) => state.deck);
  const current = useCurrentIndex();
  const layout = useScreenSize();
  const { carousel } = deck;
  const caption = (carousel.socialCaption ?? '').trim();
  return (
    <Modal
      opened
      onClose={onClose}
      title={previewMessages.title}
      size="auto"
      fullScreen={layout === 'narrow'}
      closeButtonProps={{ 'aria-label': previewMessages.close }}
      classNames={{ body: classes.body }}
    >
      <article
        className={classes.post}
        style={slideRatio(carousel)}
        aria-label={previewMessages.post}
      >
        <Head carousel={carousel} />
        <PreviewSlides deck={deck} first={current} />
        <Signs />
        {caption !== '' && (
          <p className={classes.caption}>
            <strong>{handleOf(carousel)}</strong> {caption}
          </p>
        )}
      </article>
    </Modal>
  );
}
