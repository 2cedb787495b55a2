export { enterHistories, findAlike, isOneOf } from './find-alike.ts';
export { prepareUploads } from './intake.ts';
export { leavePhotos } from './leave-photos.ts';
export { forgetPlaces, ownUpload, ownUploadIds, ownUploads, type UploadRow } from './own-upload.ts';
export { sealedPart } from './parts/unfinished-photo.ts';
export { metresApart, sealedPlace } from './photo-place.ts';
export { photoRoutes } from './routes.ts';
export { photoPath } from './stored-picture.ts';
export { sweepUploads } from './sweep-uploads.ts';
