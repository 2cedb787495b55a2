export { forgetPlace, ownUpload, type UploadRow } from './own-upload.ts';
export { metresApart, sealedPlace } from './photo-place.ts';
export { prepareUploads } from './prepare-uploads.ts';
export { photoRoutes } from './routes.ts';
export { sweepUploads } from './sweep-uploads.ts';
