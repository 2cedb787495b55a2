/**
 * What somebody who comes along to the assigned cleaner’s jobs gets, where it is not what any other approved cleaner
 * gets: they work there, and that is all. By the rows of the access matrix.
 */
export const helperCells: Readonly<Record<string, number>> = {
  'GET /api/jobs/{id} (assigned)': 200,
  'GET /api/jobs/{id}/access': 200,
  'PATCH /api/jobs/{id}/tasks/{taskId}': 200,
  'PATCH /api/jobs/{id}/supplies/{supplyId}': 200,
  // their own profile is the one that another cleaner reports
  'POST /api/content-reports': 201,
  // the photo is the cleaner’s
  'POST /api/jobs/{id}/deliverables': 400,
  // only the helper can leave the cleaner
  'DELETE /api/cleaner/helping/{id}': 204,
};
