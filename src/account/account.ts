// All that other subjects and the app use of this one, besides its rules.
export { LoginPage } from './screens/login/LoginPage.tsx';
export { SignInForm } from './screens/login/SignInForm.tsx';
export { ResetPage } from './screens/reset/ResetPage.tsx';
export { SecondStepSkeleton, SecondStepPage } from './screens/secondStep/SecondStepPage.tsx';
export { AuthProvider } from './store/AuthProvider.tsx';
export type { AuthSession } from './store/createSession.ts';
export type { AccountInApp } from './store/inApp.ts';
export { useAuth } from './store/useAuth.ts';

export const loadSession = () => import('./store/createSession.ts');
export const loadLinkInAddress = () => import('./store/linkInAddress.ts');
