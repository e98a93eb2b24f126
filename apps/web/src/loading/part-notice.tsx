import { Button } from '@mantine/core';
import { appWords } from '../messages/app';
import classes from './part-notice.module.css';

const words = appWords.part;

interface PartNoticeProps {
  readonly status: 'unreachable' | 'missing';
  readonly onRetry: () => void;
}

/** Says that a part of the program did not come, and what can be done about it. */
export function PartNotice({ status, onRetry }: PartNoticeProps) {
  const isMissing = status === 'missing';
  return (
    <div role="status" className={classes.notice}>
      <p className={classes.text}>{isMissing ? words.missing : words.unreachable}</p>
      <Button variant="default" onClick={isMissing ? () => window.location.reload() : onRetry}>
        {isMissing ? words.reload : words.retry}
      </Button>
    </div>
  );
}
