// The unstyled entry: the default one injects a style element, which the content security policy blocks.
import 'react-toastify/ReactToastify.css';
import { ToastStyle } from '@medportal/ui';
import { useEffect } from 'react';
import { type CloseButtonProps, toast, ToastContainer } from 'react-toastify/unstyled';
import { usePageTexts } from '../i18n/language.ts';
import { connectToasts, TOAST_MS } from './toasts.ts';

/** In place of react-toastify's own button, whose label is in English. */
function CloseButton({ closeToast }: CloseButtonProps) {
  const t = usePageTexts().toasts;
  return (
    <button
      type="button"
      className="Toastify__close-button"
      aria-label={t.close}
      onClick={() => closeToast(true)}
    >
      <svg aria-hidden viewBox="0 0 14 16">
        <path d="M3 4l8 8m0-8l-8 8" fill="none" stroke="currentColor" strokeWidth={1.75} />
      </svg>
    </button>
  );
}

export default function ToastHost() {
  const t = usePageTexts().toasts;
  useEffect(() => {
    let disconnect: (() => void) | undefined;
    // Waits until the container below has mounted, also after the double mount of strict mode.
    const timer = setTimeout(() => {
      disconnect = connectToasts({
        show: ({ kind, text, position }) =>
          toast(<bdi>{text}</bdi>, {
            type: kind,
            position,
            role: kind === 'error' ? 'alert' : 'status',
          }),
        clear: () => toast.dismiss(),
      });
    });
    return () => {
      clearTimeout(timer);
      disconnect?.();
    };
  }, []);
  return (
    <>
      <ToastStyle />
      <ToastContainer
        aria-label={t.region}
        autoClose={TOAST_MS}
        closeButton={CloseButton}
        hideProgressBar
        closeOnClick={false}
        theme="light"
      />
    </>
  );
}
