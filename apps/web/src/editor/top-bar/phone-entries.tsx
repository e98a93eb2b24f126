import { Menu } from '@mantine/core';
import { CalendarDays, FileText, FolderOpen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ProBadge } from '../../ui/pro-badge';
import {
  markdownEntryMessages as markdownDoorWords,
  plannerOfferMessages as plannerDoorWords,
} from '../../messages/entries';
import { toolWords } from '../../messages/tools';
import { useHasPlanner } from '../../api/current-user';
import { openFromText } from '../import/import-text-store';
import { useEditorSlots } from '../slots';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The planner; whoever has not plan PRO is told what it is. */
function PlannerItem() {
  const hasPlanner = useHasPlanner();
  const { openPlannerOffer } = useEditorSlots();
  const look = { leftSection: <CalendarDays {...icon} />, rightSection: <ProBadge /> };
  return hasPlanner ? (
    <Menu.Item component={Link} to="/planejador" {...look}>
      {plannerDoorWords.entry}
    </Menu.Item>
  ) : (
    <Menu.Item aria-haspopup="dialog" onClick={openPlannerOffer} {...look}>
      {plannerDoorWords.entry}
    </Menu.Item>
  );
}

/** On a phone, where no column has them: the ways to other carousels, in the menu of the bar. */
export function PhoneEntries() {
  const { openMyCarousels } = useEditorSlots();
  return (
    <>
      <Menu.Item leftSection={<FolderOpen {...icon} />} onClick={openMyCarousels}>
        {toolWords.archive}
      </Menu.Item>
      <Menu.Item leftSection={<FileText {...icon} />} onClick={openFromText}>
        {markdownDoorWords.open}
      </Menu.Item>
      <PlannerItem />
      <Menu.Divider />
    </>
  );
}
