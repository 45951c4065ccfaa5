// Without the styles that the default entry writes into the page: the content security policy forbids those.
import 'react-toastify/ReactToastify.css';
import { ToastStyle } from '@medportal/ui';
import { useEffect } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { connectToasts, TOAST_MS } from './toasts.ts';

/** Shows the toasts that are waiting and all that come. */
export default function ToastHost() {
  useEffect(() => {
    let disconnect: (() => void) | undefined;
    // In a task of its own: the container below must be ready, and stay so in React's strict mode.
    const timer = setTimeout(() => {
      disconnect = connectToasts({
        show: ({ kind, text, position }) =>
          toast(text, { type: kind, position, role: kind === 'error' ? 'alert' : 'status' }),
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
      <ToastContainer autoClose={TOAST_MS} hideProgressBar closeOnClick={false} theme="light" />
    </>
  );
}
