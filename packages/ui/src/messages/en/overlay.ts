export const overlay = {
  save: 'Save',
  cancel: 'Cancel',
  saving: 'Saving…',
};
