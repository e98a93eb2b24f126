import { Button } from '@mantine/core';
import { appMessages } from '../messages/app';
import classes from './chunk-notice.module.css';

const messages = appMessages.part;

interface PartNoticeProps {
  readonly status: 'unreachable' | 'missing';
  readonly onRetry: () => void;
}

/** Says that a part of the program did not come, and what can be done about it. */
export function ChunkNotice({ status, onRetry }: PartNoticeProps) {
  const isMissing = status === 'missing';
  return (
    <div role="status" className={classes.notice}>
      <p className={classes.text}>{isMissing ? messages.missing : messages.unreachable}</p>
      <Button variant="default" onClick={isMissing ? () => window.location.reload() : onRetry}>
        {isMissing ? messages.reload : messages.retry}
      </Button>
    </div>
  );
}
