import { t } from '@portal/platform/text';
import { Hosted } from './hosted.tsx';

document.documentElement.lang = 'ja';
document.title = t('app.title');

export default {
  tags: ['autodocs'],
  decorators: [(Story: () => React.ReactNode) => <Hosted>{<Story />}</Hosted>],
};
