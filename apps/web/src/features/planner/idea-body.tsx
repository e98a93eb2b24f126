import type { IdeaSlide } from '@arrasta/contract';
import { plannerMessages } from '../../messages/planner';
import classes from './ideas.module.css';

const messages = plannerMessages.ideas;

interface IdeaBodyProps {
  readonly description: string | null;
  readonly content: string | null;
  readonly slides: readonly IdeaSlide[];
}

const isWritten = (text: string | null): text is string => text !== null && text.trim() !== '';

/** What an idea tells: description, suggested content, and its slides one by one. */
export function IdeaBody({ description, content, slides }: IdeaBodyProps) {
  return (
    <>
      {isWritten(description) && <p className={classes.description}>{description}</p>}
      {isWritten(content) && (
        <>
          <h4 className={classes.label}>{messages.content}</h4>
          <p className={classes.content}>{content}</p>
        </>
      )}
      {slides.length > 0 && (
        <>
          <h4 className={classes.label}>
            {messages.structure} · {messages.slides(slides.length)}
          </h4>
          <ol className={classes.slides}>
            {slides.map(({ number, title, content: text }, index) => (
              <li key={index}>
                <span className={classes.number}>{number}</span>
                <span>
                  <strong>{title}</strong>
                  {isWritten(text) && <span className={classes.text}>{text}</span>}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
