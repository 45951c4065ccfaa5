import {
  Activity,
  FolderHeart,
  HeartHandshake,
  ShieldCheck,
  SlidersHorizontal,
  type IconNode,
} from 'lucide';
import { features } from '../../messages/en/features.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';

/** One of the five features on the start page. */
export type FeatureId =
  | 'healthTrackers'
  | 'customizableProfiles'
  | 'accessControl'
  | 'chronicDiseases'
  | 'healthRecords';

/** A feature of the portal. */
export interface Feature {
  /** Identifies the feature. */
  id: FeatureId;
  /** The feature's name. */
  title: string;
  /** The benefit, in one sentence. */
  description: string;
  /** What the portal supports today, and what is missing. */
  today: string;
  /** Shown with the title. */
  icon: IconNode;
}

const order: readonly Pick<Feature, 'id' | 'icon'>[] = [
  { id: 'healthTrackers', icon: Activity },
  { id: 'customizableProfiles', icon: SlidersHorizontal },
  { id: 'accessControl', icon: ShieldCheck },
  { id: 'chronicDiseases', icon: HeartHandshake },
  { id: 'healthRecords', icon: FolderHeart },
];

/** The five features, in the order of the start page. */
export function useFeatures(): readonly Feature[] {
  const t = useMessages('features', features);
  return order.map(({ id, icon }) => ({ id, icon, ...t.items[id] }));
}
