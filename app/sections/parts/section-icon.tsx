import { HeartIcon, type IconProps } from '#ui/icon.tsx';
import {
  CardIcon,
  ClockIcon,
  CrownIcon,
  GiftIcon,
  LeafIcon,
  PercentIcon,
  ReturnIcon,
  RulerIcon,
  ShieldIcon,
  SparkleIcon,
  StoreIcon,
  TagIcon,
  TruckIcon,
} from '#ui/icon-shop.tsx';
import { ChatIcon } from '#ui/icon-tool.tsx';
import type { IconName } from '../icon-names.ts';

const icons: Record<IconName, (props: IconProps) => React.ReactNode> = {
  truck: TruckIcon,
  return: ReturnIcon,
  gift: GiftIcon,
  tag: TagIcon,
  percent: PercentIcon,
  leaf: LeafIcon,
  crown: CrownIcon,
  clock: ClockIcon,
  sparkle: SparkleIcon,
  shield: ShieldIcon,
  ruler: RulerIcon,
  heart: HeartIcon,
  store: StoreIcon,
  card: CardIcon,
  chat: ChatIcon,
};

export function SectionIcon({ name }: { name: IconName | null }) {
  const Icon = name && icons[name];
  return Icon ? <Icon /> : null;
}
