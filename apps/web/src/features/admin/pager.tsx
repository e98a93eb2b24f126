import { usersPerPage } from '@arrasta/contract';
import { ActionIcon } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { adminWords } from '../../messages/admin';
import classes from './admin-screen.module.css';

const words = adminWords.pages;

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly found: number;
  readonly onPage: (page: number) => void;
}

/** Which users are shown, and the ways to the others; nothing where one page holds all. */
export function Pager({ page, found, onPage }: PagerProps) {
  if (found <= usersPerPage) return null;
  const last = Math.ceil(found / usersPerPage);
  const to = Math.min(page * usersPerPage, found);
  return (
    <nav className={classes.pager} aria-label={words.label}>
      <span aria-live="polite">{words.shown((page - 1) * usersPerPage + 1, to, found)}</span>
      <ActionIcon
        className={classes.step}
        aria-label={words.previous}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft size={16} strokeWidth={1.75} />
      </ActionIcon>
      <ActionIcon
        className={classes.step}
        aria-label={words.next}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight size={16} strokeWidth={1.75} />
      </ActionIcon>
    </nav>
  );
}
