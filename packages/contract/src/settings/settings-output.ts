import type { AiTone } from './ai-tone';

/** The settings of one account. A stored key is only told to be there. Source: decisions §3, §9. */
export interface AccountSettings {
  readonly hasOpenAIKey: boolean;
  readonly aiTone: AiTone;
  readonly aiInstructions: string | null;
  readonly imageSource: string;
  readonly hasGoogleApiKey: boolean;
  readonly googleSearchEngineId: string | null;
}
