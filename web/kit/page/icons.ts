import { icons as shell } from '../../art/icons.ts';
import { icons as pictured } from '../../art/picture-icons.ts';

export const icons = { ...shell, ...pictured };
