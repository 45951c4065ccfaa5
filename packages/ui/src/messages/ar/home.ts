import type { Messages } from '../MessagesProvider.tsx';

export const home: Messages['home'] = {
  welcome: 'مرحبًا بك في MedPortal',
  title: 'صحة أفضل، مع طبيب تسأله',
  lead: 'ابحث عن طبيب، وصِف ما تشكو منه، واقرأ الرد. قراءاتك وتاريخك المرضي في مكان واحد.',
  join: 'انضم الآن',
  findDoctor: 'ابحث عن طبيب',
  features: 'كيف يمكن لموقعنا أن يحسّن تجربتك؟',
};
