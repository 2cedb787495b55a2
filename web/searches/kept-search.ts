/** What is typed into the dialog is kept under this name. */
export const keptSearch = 'saved-search';
