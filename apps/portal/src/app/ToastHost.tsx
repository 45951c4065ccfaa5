// The unstyled entry: the default one injects a style element, which the content security policy blocks.
import 'react-toastify/ReactToastify.css';
import { ToastStyle } from '@medportal/ui';
import { useEffect } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import { connectToasts, TOAST_MS } from './toasts.ts';

export default function ToastHost() {
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
      <ToastContainer autoClose={TOAST_MS} hideProgressBar closeOnClick={false} theme="light" />
    </>
  );
}
