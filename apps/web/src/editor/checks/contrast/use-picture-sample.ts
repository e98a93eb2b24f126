import { paperOf } from '@arrasta/slide-renderer';
import { useQuery } from '@tanstack/react-query';
import { sampledPicture, type PictureSample } from './picture-sample';

/**
 * The sample of a background picture in a theme: undefined while it is being made, null where
 * there is no picture or its pixels cannot be had.
 */
export function usePictureSample(
  address: string | null,
  theme: string,
): PictureSample | null | undefined {
  const { data } = useQuery({
    queryKey: ['picture-sample', address, theme],
    queryFn: () => (address === null ? null : sampledPicture(address, paperOf(theme))),
    initialData: address === null ? null : undefined,
  });
  return data;
}
