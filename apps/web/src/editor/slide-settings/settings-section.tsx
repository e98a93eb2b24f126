import type { ReactNode } from 'react';
import { Collapsible } from '../../ui/controls/collapsible';
import { useSection } from './open-section';
import classes from './slide-settings.module.css';

interface SettingsSectionProps {
  readonly section: Parameters<typeof useSection>[0];
  readonly label: string;
  /** What is set, while the section is closed. */
  readonly value: string;
  readonly children: ReactNode;
}

/** One of the sections under the slides. */
export function SettingsSection({ section, label, value, children }: SettingsSectionProps) {
  return (
    <Collapsible
      label={label}
      value={value}
      {...useSection(section)}
      classNames={{ root: classes.section, name: classes.name, body: classes.scroll }}
    >
      <div className={classes.body}>{children}</div>
    </Collapsible>
  );
}
