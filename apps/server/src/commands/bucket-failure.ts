import { OperatorError } from '../kernel/errors/domain-error';
import { BucketFailure } from '../modules/images/image-objects';

/** A failure of the bucket as one line that says why; any other failure as it is. */
export function explainBucketFailure(error: unknown): unknown {
  if (!(error instanceof BucketFailure)) return error;
  const { cause } = error;
  const reasons = cause instanceof Error ? [cause.message, cause.cause] : [];
  return new OperatorError(`S3_BUCKET: ${reasons.filter(Boolean).join(': ')}`, { cause });
}
