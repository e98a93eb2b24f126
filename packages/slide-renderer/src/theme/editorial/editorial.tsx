import { cssOf, themes } from '@arrasta/palettes';
import { gradientGround, plainGround } from '../../scene/ground';
import type { Scene, Theme } from '../../scene/model';
import { minimal } from '../minimal/minimal';
import { placeByContent } from '../place-by-content';
import { EditorialFurniture } from './editorial-furniture';
import { EditorialList } from './editorial-list';
import { RunningHead } from './running-head';

/** 40x2 px in the primary colour, 18 px under the words of a title. */
function TitleRule({ scene }: { readonly scene: Scene }) {
  const background = cssOf(scene.palette.primary);
  return <div style={{ width: 40, height: 2, marginTop: 18, background }} />;
}

/** A magazine page: running head, rules, subtitles in the title font's italic. */
export const editorial: Theme = {
  ...minimal,
  facts: themes.editorial,
  ground: (setting) =>
    setting.isCover
      ? gradientGround(setting, setting.palette.secondary)
      : plainGround(setting.palette.secondary),
  placement: placeByContent,
  boxWidth: 368,
  underTitle: (scene) => <TitleRule scene={scene} />,
  isSubtitleItalic: true,
  List: EditorialList,
  list: { gap: 12, radius: 0, isTinted: true },
  picture: { ...minimal.picture, width: 368, height: 207 },
  Backdrop: RunningHead,
  Furniture: EditorialFurniture,
};
