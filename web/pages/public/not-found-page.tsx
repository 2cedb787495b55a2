// React Router reads the default export of a route module.
export { NotFoundScreen as default } from '#web/shell/not-found-screen.tsx';
