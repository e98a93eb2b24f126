import {
  setPanorama,
  coversPanorama,
  isPanoramaBlurred,
  panoramaCrop,
  panoramaHeights,
  panoramaSlideCount,
  panoramaSlidesOf,
  parsePanoramaFocus,
  setCarouselField,
  setPanoramaSlides,
  type Carousel,
  type ImageExtent,
} from '@arrasta/domain';
import { Button } from '@mantine/core';
import { Trash2, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { imageMessages } from '../../messages/images';
import { toolMessages } from '../../messages/tools';
import { Field, SegmentedField } from '../../ui/controls/field';
import { SelectField } from '../../ui/controls/select-field';
import { ImageCreditLine } from '../image-search/image-credit';
import { placeInPanorama } from '../image-search/image-place';
import { FocalPoint } from '../images/focal-point';
import { ImageUrlField } from '../image-search/image-sources';
import { ImageNotice, useImageLoading } from '../images/image-loading';
import { endUploadsTo } from '../images/image-uploads';
import { dispatch } from '../store/editor-store';
import {
  useCarousel,
  useDebouncedSlide,
  useDebouncedSlideCount,
  useDebouncedSlides,
} from '../store/selectors';
import classes from './panorama.module.css';

const messages = toolMessages.theme.photograph;

const percent = (part: number) => `${String(part * 100)}%`;

/** The part of the picture that is seen, with the cuts between slides. */
function Crop({ carousel, imageExtent }: { carousel: Carousel; imageExtent: ImageExtent }) {
  const { left, top, width, height } = panoramaCrop(carousel, imageExtent);
  const cuts = Array.from({ length: carousel.panoramaSpan - 1 }, (_, index) => index + 1);
  return (
    <span
      className={classes.crop}
      style={{
        left: percent(left),
        top: percent(top),
        width: percent(width),
        height: percent(height),
      }}
      aria-hidden
    >
      {cuts.map((cut) => (
        <span
          key={cut}
          className={classes.cut}
          style={{ left: percent(cut / carousel.panoramaSpan) }}
        />
      ))}
    </span>
  );
}

interface PanoramaImageProps {
  readonly carousel: Carousel;
  readonly url: string;
  readonly imageExtent: ImageExtent | null;
  readonly onExtent: (imageExtent: ImageExtent) => void;
}

/** The whole picture with the point that stays in view, and what of it is on the slides. */
function PanoramaImage({ carousel, url, imageExtent, onExtent }: PanoramaImageProps) {
  const id = useId();
  const { loading, watch } = useImageLoading(url);
  const { x, y } = parsePanoramaFocus(carousel.panoramaFocus);
  if (loading === 'failed') return <ImageNotice text={imageMessages.url.failed} />;
  return (
    <Field label={messages.focus} labelId={id}>
      <FocalPoint
        x={x}
        y={y}
        onMove={(across, down) =>
          dispatch(setCarouselField('panoramaFocus', `${String(across)} ${String(down)}`))
        }
      >
        <img
          key={url}
          className={classes.picture}
          src={url}
          alt={messages.label}
          draggable={false}
          onError={watch.onError}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            watch.onLoad();
            onExtent({ width, height });
          }}
        />
        {imageExtent !== null && <Crop carousel={carousel} imageExtent={imageExtent} />}
      </FocalPoint>
      {loading === 'slow' && <ImageNotice text={imageMessages.url.slow} />}
    </Field>
  );
}

/** A choice among the slides from one to another, counted from 0. */
function SlideChoice(props: {
  readonly label: string;
  readonly value: number;
  readonly first: number;
  readonly last: number;
  readonly onChange: (index: number) => void;
}) {
  const { label, value, first, last, onChange } = props;
  const options = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => ({
    value: String(first + place),
    label: messages.slide(first + place + 1),
  }));
  return (
    <SelectField
      label={label}
      value={String(value)}
      otherwise={{ label: messages.slide(value + 1) }}
      options={options}
      onChange={(next) => onChange(Number(next))}
    />
  );
}

/** From which slide to which the photograph runs. */
function SlideRange({ carousel }: { carousel: Carousel }) {
  const total = useDebouncedSlideCount();
  const { from, to } = panoramaSlidesOf(carousel);
  const lastTo = Math.max(from + 1, Math.min(from + 3, total - 1));
  return (
    <div className={classes.range}>
      <SlideChoice
        label={messages.from}
        value={from}
        first={0}
        last={Math.max(0, total - 1)}
        onChange={(index) => dispatch(setPanoramaSlides({ from: index }))}
      />
      <SlideChoice
        label={messages.to}
        value={Math.min(to, Math.max(from, total - 1))}
        first={from + 1}
        last={lastTo}
        onChange={(index) => dispatch(setPanoramaSlides({ to: index }))}
      />
    </div>
  );
}

const inWords = new Intl.ListFormat('pt-BR');

/** What is worth knowing of a photograph that is not seen as it may be expected. */
function Notices({
  carousel,
  imageExtent,
}: {
  carousel: Carousel;
  imageExtent: ImageExtent | null;
}) {
  const slides = useDebouncedSlides();
  const { from, to } = panoramaSlidesOf(carousel);
  const covered = slides
    .slice(from, to + 1)
    .flatMap((slide, place) => (coversPanorama(slide) ? [String(from + place + 1)] : []));
  const notices = [
    imageExtent !== null && isPanoramaBlurred(carousel, imageExtent)
      ? messages.blurred(carousel.panoramaSpan)
      : null,
    panoramaSlideCount(carousel, slides.length) === 0 ? messages.beyond : null,
    covered.length > 0 ? messages.covered(inWords.format(covered)) : null,
  ].filter((notice) => notice !== null);
  return notices.map((notice) => (
    <p key={notice} className={classes.notice} role="status">
      <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
      {notice}
    </p>
  ));
}

function PhotographFields({ carousel, url }: { carousel: Carousel; url: string }) {
  const [measured, setMeasured] = useState<{ of: string; imageExtent: ImageExtent } | null>(null);
  const imageExtent = measured?.of === url ? measured.imageExtent : null;
  return (
    <>
      <PanoramaImage
        carousel={carousel}
        url={url}
        imageExtent={imageExtent}
        onExtent={(extent) => setMeasured({ of: url, imageExtent: extent })}
      />
      <ImageCreditLine url={url} />
      <SlideRange carousel={carousel} />
      <SegmentedField
        label={messages.height}
        value={carousel.panoramaHeight}
        segments={panoramaHeights.map((value) => ({ value, label: messages[value] }))}
        onChange={(value) =>
          dispatch(setPanorama({ panoramaHeight: value as (typeof panoramaHeights)[number] }))
        }
      />
      <Notices carousel={carousel} imageExtent={imageExtent} />
      <Button
        variant="default"
        fullWidth
        leftSection={<Trash2 size={16} aria-hidden />}
        onClick={() => {
          endUploadsTo({ kind: 'panorama', carouselId: carousel.id });
          dispatch(setPanorama({ panoramaImageUrl: null }));
        }}
      >
        {messages.remove}
      </Button>
    </>
  );
}

/** A photograph that runs on over several slides (docs/product/themes.md 33 to 37). */
export function PanoramaFieldset() {
  const carousel = useCarousel();
  const slide = useDebouncedSlide();
  const { panoramaImageUrl: url } = carousel;
  return (
    <div className={classes.fields}>
      <ImageUrlField
        label={messages.label}
        hint={url === null ? messages.hint : null}
        url={url}
        target={{ kind: 'panorama', carouselId: carousel.id }}
        place={slide === undefined ? null : placeInPanorama(slide, carousel.id)}
        onUrl={(panoramaImageUrl) => dispatch(setPanorama({ panoramaImageUrl }))}
      />
      {url !== null && <PhotographFields carousel={carousel} url={url} />}
    </div>
  );
}
