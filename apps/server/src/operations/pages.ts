export const toSlice = ({ pageNumber, pageSize }: { pageNumber: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNumber - 1) * pageSize,
});
