import { event, jobOpening, liveTonight, newProduct, weeklyProgram } from './decks/announce';
import { behindScenes, campaign, weeklyShowcase } from './decks/collage';
import { thisOrThat, unpopularOpinion, weeklyQuote } from './decks/engage';
import { challenge, poll, saveChecklist } from './decks/engage-series';
import { donationReport, glossary, realCase } from './decks/press';
import { beforeAfter, testimonials, yearReview } from './decks/results';
import { caseStudy, monthlyNumbers } from './decks/results-in-numbers';
import { beforeYouBuy, courseOpen, workWithMe } from './decks/sell';
import { menu, propertyTour } from './decks/sell-places';
import { dayInTheLife, lessonLearned, myJourney, travelDiary } from './decks/story';
import { houseRecipe, myths, stepGuide, studyNotes, thread } from './decks/teach';
import type { Template } from './template';

/** The decks that are offered, in the gallery's order. */
export const templates: readonly Template[] = [
  ...[houseRecipe, beforeYouBuy, travelDiary, thisOrThat, jobOpening, donationReport],
  ...[thread, weeklyShowcase, dayInTheLife, weeklyQuote, newProduct, yearReview],
  ...[myths, menu, behindScenes, unpopularOpinion, event, caseStudy],
  ...[glossary, workWithMe, myJourney, poll, campaign, testimonials],
  ...[studyNotes, courseOpen, realCase, challenge, weeklyProgram, beforeAfter],
  ...[stepGuide, propertyTour, lessonLearned, saveChecklist, liveTonight, monthlyNumbers],
];
