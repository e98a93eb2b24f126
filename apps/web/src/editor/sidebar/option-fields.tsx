import { pageIndicators, setCarouselField } from '@arrasta/domain';
import { Radio, Switch } from '@mantine/core';
import { toolMessages } from '../../messages/tools';
import { dispatch, useSession } from '../store/editor-store';
import { useCurrentIndex, useSlideCount } from '../store/selectors';
import columnClasses from './sidebar.module.css';
import classes from './options.module.css';

const messages = toolMessages.options;

type Indicator = (typeof pageIndicators)[number];

function useNote(indicator: Indicator): string | null {
  const index = useCurrentIndex();
  const total = useSlideCount();
  if (indicator === 'page_number') return `${index + 1} / ${total}`;
  return indicator === 'swipe_hint' ? messages.swipe_hint_note : null;
}

function IndicatorCard({ indicator, chosen }: { indicator: Indicator; chosen: boolean }) {
  const note = useNote(indicator);
  return (
    <Radio.Card value={indicator} className={classes.card} aria-label={messages[indicator]}>
      <Radio.Indicator size="xs" checked={chosen} />
      <span className={classes.name}>{messages[indicator]}</span>
      {note !== null && <span className={classes.note}>{note}</span>}
    </Radio.Card>
  );
}

/** Page indicator and footer (docs/product/editor.md 15). */
export function OptionFields() {
  const indicator = useSession(({ state }) => state.deck.carousel.pageIndicator);
  const hideFooter = useSession(({ state }) => state.deck.carousel.hideFooter);
  return (
    <div className={columnClasses.fields}>
      <Radio.Group
        label={messages.indicator}
        value={indicator}
        onChange={(value) => dispatch(setCarouselField('pageIndicator', value))}
        classNames={{ label: columnClasses.fieldLabel }}
      >
        <div className={classes.cards}>
          {pageIndicators.map((value) => (
            <IndicatorCard key={value} indicator={value} chosen={value === indicator} />
          ))}
        </div>
      </Radio.Group>
      <Switch
        className={classes.footer}
        labelPosition="left"
        label={messages.hideFooter}
        checked={hideFooter}
        onChange={({ currentTarget }) =>
          dispatch(setCarouselField('hideFooter', currentTarget.checked))
        }
      />
    </div>
  );
}
