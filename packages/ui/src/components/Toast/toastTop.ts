/** Where toasts begin: at the lower edge of the controls of the app bar. Apart from the styles, which load later. */
export const toastTop = '3.375rem';
