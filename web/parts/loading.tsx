import { icons } from '../art/icons.ts';
import { useMessages } from '../messages/index.ts';
import { Icon } from './icon.tsx';
import './loading.css';

export function Loading() {
  const m = useMessages();
  return (
    <p className="loading" role="status">
      <Icon d={icons['perspective-dice-six-faces-random']} />
      {m.loading}
    </p>
  );
}
