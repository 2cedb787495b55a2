import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** A file on its way, which is answered when the test says so. */
export class FakeUpload {
  static sent: FakeUpload[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  aborted = false;
  onload?: () => void;
  onloadend?: () => void;
  status = 0;
  statusText = '';
  responseText = '';
  open() {}
  setRequestHeader() {}
  getResponseHeader = () => null;
  abort() {
    this.aborted = true;
    this.onloadend?.();
  }
  send() {
    FakeUpload.sent.push(this);
  }
  async answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    await act(async () => this.onload?.());
    this.onloadend?.();
  }
}

/** In place of what uploads files, for a test; what is sent from here on is in the list that is returned. */
export function fakeUploads(): FakeUpload[] {
  FakeUpload.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  return FakeUpload.sent;
}
