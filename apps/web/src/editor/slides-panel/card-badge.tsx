import type { LucideIcon } from 'lucide-react';
import cardClasses from './slide-card.module.css';

interface CardBadgeProps {
  readonly icon: LucideIcon;
  readonly label: string;
}

/** What is wrong with a slide, as a sign on its small picture and in words. */
export function CardBadge({ icon: Icon, label }: CardBadgeProps) {
  return (
    <span className={cardClasses.badge} title={label}>
      <Icon size={12} strokeWidth={2.25} aria-hidden />
      <span className={cardClasses.word}>{label}</span>
    </span>
  );
}
