// GENERATED from openapi.yaml by scripts/generate.ts. Do not edit: run `npm run generate`.

export interface paths {
    "/api/Authentication/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Exchanges an email and a password for a session token. A wrong email and a wrong password give the same 401, so that the answer does not reveal which emails are registered.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Authentication/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the session of the token: from the next call on, the token is refused with a 401. A backend may lack this operation; its tokens then last until they expire, and a client forgets the token in either case.
         */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Authentication/register-doctor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a doctor
         * @description Creates a doctor's account. The name and the email must be free, regardless of case, and the name must not look like another one (409 otherwise). An unknown specialization is a 400 that names the field. The doctor is not logged in.
         */
        post: operations["registerDoctor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Authentication/register-patient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a patient
         * @description Creates a patient's account. The name and the email must be free, regardless of case, and the name must not look like another one (409 otherwise). The patient is not logged in.
         */
        post: operations["registerPatient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/MedicalSpecification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the specializations
         * @description All medical specializations. This path has a capital `M`; the path of their doctors has a small one. A backend may send an `ETag` and answer a matching `If-None-Match` with 304. Browsers handle this in their HTTP cache: the page sees a 200.
         */
        get: operations["listSpecializations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/medicalSpecification/{msId}/doctors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the doctors of a specialization
         * @description All doctors of one specialization, sorted by name. An unknown specialization is a 404; one without doctors is an empty list.
         */
        get: operations["listDoctorsBySpecialization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List and search doctors
         * @description One page of doctors, sorted by name and filtered by `searchName`.
         */
        get: operations["listDoctors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a doctor's profile
         * @description The public profile of one doctor, looked up by name regardless of case. A backend may have new doctors checked; until one is approved, only that doctor gets the profile, and everybody else a 404.
         */
        get: operations["getDoctor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/clinic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the caller's clinic
         * @description Updates the clinic of the calling doctor. Omitted fields stay unchanged; blank and null clear a field. A doctor without a clinic name counts as having no clinic.
         */
        post: operations["updateClinic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/profileData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the caller's doctor profile
         * @description Updates the CV link and the bio of the calling doctor. Omitted fields stay unchanged; blank and null clear a field.
         */
        post: operations["updateDoctorProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctor/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests to the calling doctor
         * @description One page of the requests sent to the calling doctor, newest first.
         */
        get: operations["listDoctorRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a patient's profile
         * @description The profile of one patient, looked up by name regardless of case. A backend that protects records lets only the patient and their doctors read it: it answers 401 without a valid token, and anyone else gets the same 404 as for an unknown name.
         */
        get: operations["getPatient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/profileData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the caller's patient profile
         * @description Updates the blood type, height and weight of the calling patient. Omitted fields stay unchanged; null (for the blood type also blank) clears a field.
         */
        post: operations["updatePatientProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/bloodPressure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a blood pressure
         * @description Stores a blood pressure reading of the calling patient with the current time.
         */
        post: operations["addBloodPressure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/bloodSugar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a blood sugar
         * @description Stores a blood sugar reading of the calling patient with the current time.
         */
        post: operations["addBloodSugar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/bloodPressures/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a patient's blood pressures
         * @description The latest 5,000 blood pressure readings of one patient, newest first. Access is the same as for the patient's profile.
         */
        get: operations["listBloodPressures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/bloodSugars/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a patient's blood sugars
         * @description The latest 5,000 blood sugar readings of one patient, newest first. Access is the same as for the patient's profile.
         */
        get: operations["listBloodSugars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests of the calling patient
         * @description One page of the requests sent by the calling patient, newest first.
         */
        get: operations["listPatientRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/medicine/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a patient's medicines
         * @description The medicines that doctors added for one patient. Items have no date and no status, so a medicine may not be current. Access is the same as for the patient's profile.
         */
        get: operations["listMedicines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/chronicDisease/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a patient's chronic diseases
         * @description The chronic diseases that doctors added for one patient. Access is the same as for the patient's profile.
         */
        get: operations["listChronicDiseases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/allergies/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a patient's allergies
         * @description The allergies that doctors added for one patient. An empty list means that none is recorded, not that the patient has none. Access is the same as for the patient's profile.
         */
        get: operations["listAllergies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patient/request/{doctorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a request to a doctor
         * @description Sends a health-check request from the calling patient to a doctor. An unknown doctor is a 404. A backend may limit how many requests a patient sends, and a doctor may decline further ones: a 409 with the code `paused`. Nothing is stored then.
         */
        post: operations["createRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/{role}/requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a request and its response
         * @description One request with the sections of its response, for the patient who sent it and the doctor who received it. Anyone else gets the same 404 as for an unknown request. The role in the path must be the caller's own. A section that the doctor left empty is null.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Decline further requests of a patient
         * @description Decides whether the calling doctor receives further requests from the patient who sent this one. A request that waits already can still be answered. Deciding the same again changes nothing and is a 200. The patient learns it from `paused` of the doctor and from the access log. A request to another doctor is a 404.
         */
        put: operations["declineRequests"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/response": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a request
         * @description Stores the response of the calling doctor and marks the request as answered. Doctor and patient come from the token and the stored request; ids in the payload that disagree are a 400. A request that is already answered is a 409; one that was sent to another doctor is a 404. A section without a filled field is not stored; a response without any filled field is a 400.
         */
        post: operations["createResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/capabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the capabilities of the backend
         * @description The extensions that this backend has, each with its version. A version adds to the one before. A backend without extensions may lack this path.
         */
        get: operations["getCapabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is new for the caller
         * @description For a patient, the responses they have not opened yet, the requests whose doctor has left without a response, and how many requests wait. For a doctor, how many requests wait; `listInboxRequests` tells which. Reading it marks nothing as seen.
         */
        get: operations["getInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inbox/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark responses as seen
         * @description Marks responses to the calling patient's requests as seen, so that they are no longer new; since version 2 also that the doctor of a request has left without a response. If one of the requests is unknown, still waits or is somebody else's, the answer is a 404 and none is marked. Marking one again changes nothing. Returns when each was answered, which the request itself does not tell.
         */
        post: operations["markResponsesSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inbox/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the requests to the calling doctor
         * @description One page of the requests sent to the calling doctor, as `listDoctorRequests` returns them, with the time of the answer, a search and an order.
         */
        get: operations["listInboxRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/accessLog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accesses to the caller's record
         * @description One page of the log of reads, changes and refused accesses to the calling patient's record, newest first. Reading the log is recorded too, but not listed. When a doctor lists requests, every patient on the list gets an entry. Follow `next` to read a long log: pages stay stable while entries are added, and the last page is as fast as the first.
         */
        get: operations["listAccessLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the doctors who can read the caller's record
         * @description One grant for every doctor to whom the calling patient has sent a request or for whom they have decided, ordered by the doctor's name. Without a decision of the patient, a doctor with a request reads every section. Grants that have expired or were stopped are listed too.
         */
        get: operations["listGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sharing/patients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the patients whose record the calling doctor can read
         * @description One page of the patients who share sections of their record with the calling doctor, because they sent a request or because they decided so: those of which the doctor has not opened the record since the decision first, then by time, newest first. Patients who have stopped sharing, whose decision has expired or whose account is closed are not among them. Since version 2.
         */
        get: operations["listPatients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sharing/{doctorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Share the caller's record with a doctor
         * @description Decides which sections of the calling patient's record a doctor can read, with or without a request, and until when. It replaces every earlier decision about this doctor, from the next call on. An unknown doctor is a 404.
         */
        put: operations["shareRecord"];
        post?: never;
        /**
         * Stop sharing the caller's record with a doctor
         * @description From the next call on, the doctor reads no section of the calling patient's record, also when the patient sends another request, until the patient shares it again. The doctor keeps the requests and their own responses. Stopping again changes nothing and is a 200. An unknown doctor is a 404.
         */
        delete: operations["stopSharing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller's account
         * @description The log-in email and the contact details, which no other operation shows together.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get everything that is stored about the caller
         * @description One document, which the backend sends while it reads. A patient's has the whole record, with all readings, requests and responses, and the access log, which has this call, too. A doctor's has the profile, and the requests and responses that the doctor reads; the patients see the call in their access logs. Both have the sessions and the log-ins.
         */
        get: operations["getAccountData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the caller's contact details
         * @description An absent property stays as it is; null or blank text deletes it.
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/api/account/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another email for the caller's account
         * @description Sends a link to the new address, at most three in an hour. The account keeps its email until somebody follows the link, which leads to `/ConfirmEmail#` and the token for `confirmEmail`. Asking again replaces the earlier request. While `isEmailConfirmed` of `getAccount` is false, the present address can be asked for, to send its link again. A wrong password is a 403 with the code `wrong-password` and counts like a failed log-in. An address that another account has is a 409 with the code `email-taken`. A backend that is not set up to send emails answers 404.
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/emailConfirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a new email
         * @description Makes the address that the token was sent to the confirmed email of its account, and tells the former address, if that is another. A token works once and for 24 hours, and not after a newer request or a new password; otherwise the answer is a 400 with the code `email-link-invalid`. If another account has got the address meanwhile, it is a 409 with the code `email-taken`.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose which notices a patient gets by email
         * @description With `responses`, an email tells the patient that there is a new response, but not what about, at most once in an hour. It is off until the patient turns it on. A backend that is not set up to send emails answers 404, except for turning it off.
         */
        put: operations["updateNotices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/unsubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off notices with the link in one of them
         * @description Turns off `responses` of `updateNotices` for the account of the token, also when it is off already. The link leads to `/Unsubscribe#` and the token. Tokens do not expire; any other is a 400 with the code `unsubscribe-link-invalid`.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the caller's password
         * @description Replaces the password and ends every other session of the account. A wrong current password is a 403 with the code `wrong-password` and counts like a failed log-in. The new password follows the rules of registration.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/closure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the caller's account
         * @description Ends every session of the account and, for a doctor, hides it from patients. A log-in opens the account again until it is deleted, `retentionDays` of `getAccount` later. Then the log-in, the contact details, the profile, the readings and what the patient shares are deleted, and requests without a response are withdrawn. Requests with a response stay with the doctor, under a name such as `Former patient 4711`. A doctor's responses stay with the patients, under the name of the doctor. A wrong password is a 403 with the code `wrong-password` and counts like a failed log-in.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/log-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the log-ins to the caller's account
         * @description One page of the log-ins and log-outs of the account, refused log-ins, and what changed who can get in, newest first. Refused log-ins from one network in one hour are one entry. Follow `next` to read a long list, as with `listAccessLog`. Since version 2.
         */
        get: operations["listLogIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where the caller is logged in
         * @description The sessions of the account that have neither ended nor expired, the latest used first.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Log the caller out everywhere else
         * @description Ends every session of the account but the one of this call. Their tokens are refused from the next call on.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session of the caller
         * @description The token of the session is refused from the next call on. Ending it again changes nothing and is a 200. A session of somebody else is a 404, like one that does not exist.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/resetRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a link to reset a password
         * @description Sends an email with a link to the account with this email address, at most three in an hour. Whether there is such an account, the answer does not tell. The link leads to `/reset#` and the token for `resetPassword`. A backend that is not set up to send emails answers 404.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a password
         * @description Replaces the password of the account that the token was made for, and ends all of its sessions. A token works once and for 30 minutes; a reset voids all others of the account. Afterwards, or with an unknown token, the answer is a 400 with the code `reset-link-invalid`. The new password follows the rules of registration.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: int32
         * @description A positive integer, unique per resource type.
         */
        Id: number;
        /** @description The name of a doctor or patient, unique among all accounts regardless of case. It cannot contain control characters, / \ % ? #, bidirectional overrides or unpaired surrogates, and cannot be `.`, `..`, `requests` or `accessLog`. The backend normalizes it to NFC, trims it and collapses inner white space. A new name has at least one letter or number and no invisible characters, such as zero-width spaces and soft hyphens; joiners between the letters of Arabic and Indic scripts are allowed. A new name that looks like an existing one, for example with a capital I for an l or Cyrillic letters for Latin ones, is a 409. */
        PersonName: string;
        /** @description One line of text without NUL characters or unpaired surrogates. Blank and null mean "not given". */
        ShortText: string | null;
        /** @description Free text without NUL characters or unpaired surrogates. Blank and null mean "not given". */
        LongText: string | null;
        /** @description Why a call failed, in words for people. */
        Problem: {
            code?: components["schemas"]["ProblemCode"];
            /** @description What happened, in a few words. */
            title: string;
            /** @description What it means and what to do, in one sentence. */
            message: string;
            /** @description The messages for each invalid field, by the field's name. Nested fields are joined with dots, as in `medicine.dosage`. */
            errors?: {
                [key: string]: string[];
            };
        };
        /**
         * @description What happened, for code to compare; the texts are for people and may change. A backend may leave it out. `invalid-input`: the input violates the contract, see `errors`. `wrong-credentials`: the email or the password is wrong. `wrong-password`: the current password in a change is wrong. `not-logged-in`: the token is missing, invalid or expired. `forbidden`: the caller's role does not allow this. `not-found`: it does not exist, or the caller must not learn that it does. `method-not-allowed`: the address does not offer the method. `name-taken`, `name-too-similar`, `email-taken`: another account has the name, one that looks like it, or the email. `already-answered`: the request has a response. `paused`: the patient cannot send the doctor another request at the moment. `key-in-flight`: a write with the same `Idempotency-Key` is in flight. `key-reused`: the key was used with another body. `stale-link`: the ids in the body are not those of the request. `reset-link-invalid`: the token to reset a password was used, has expired or does not exist. `email-link-invalid`: the same for the token to confirm an email. `unsubscribe-link-invalid`: the token to turn off notices does not exist. `conflict`: another conflict with stored data. `too-large`: the body or the headers are larger than the backend accepts. `unsupported-media-type`: the body is not JSON. `too-many-calls`: wait as `Retry-After` says. `timeout`: the call took too long to arrive. `internal-error`: the backend failed. `unavailable`: the backend is temporarily unavailable.
         * @example name-taken
         * @enum {string}
         */
        ProblemCode: "invalid-input" | "wrong-credentials" | "wrong-password" | "not-logged-in" | "forbidden" | "not-found" | "method-not-allowed" | "name-taken" | "name-too-similar" | "email-taken" | "already-answered" | "paused" | "key-in-flight" | "key-reused" | "stale-link" | "reset-link-invalid" | "email-link-invalid" | "unsubscribe-link-invalid" | "conflict" | "too-large" | "unsupported-media-type" | "too-many-calls" | "timeout" | "internal-error" | "unavailable";
        /** @description The confirmation of a write. */
        WriteResult: {
            /** @description A human-readable confirmation. */
            message: string;
        };
        /** @description The credentials of an account. */
        LoginPayload: {
            /** @description The email of the account, matched regardless of case. */
            email: string;
            /** @description The password of the account. */
            password: string;
        };
        /** @description A new session. */
        Session: {
            /** @description A JSON Web Token with at least the claims `name` and `role` (`Doctor` or `Patient`). */
            token: string;
            /** @description Whether the account was closed and this log-in has opened it again; absent means no. */
            isReopened?: boolean;
        };
        /** @description A new doctor's account. */
        DoctorRegistration: {
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            gender?: components["schemas"]["GenderInput"];
            /** @description The `msId` of the doctor's specialization. */
            medicalSpecificationId: components["schemas"]["Id"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            address?: components["schemas"]["Address"];
        };
        /** @description A new patient's account. */
        PatientRegistration: {
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            gender?: components["schemas"]["GenderInput"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            address?: components["schemas"]["Address"];
        };
        /**
         * Format: email
         * @description An email address, unique among all accounts regardless of case.
         */
        Email: string;
        /** @description A new password of at least 8 characters. The most common passwords are rejected with a 400. */
        NewPassword: string;
        /**
         * @description The gender. Unspecified when absent, blank or null.
         * @enum {string|null}
         */
        GenderInput: "Male" | "Female" | null;
        /** @description A phone number as free text. May be blank. */
        PhoneNumber: string | null;
        /** @description A postal address as free text. May be blank. */
        Address: string | null;
        /** @description A medical specialization. */
        Specialization: {
            /**
             * Format: int32
             * @description The id of the specialization.
             */
            msId: number;
            /** @description The name of the specialization. */
            msName: string;
        };
        /** @description A doctor in a list. */
        DoctorListItem: {
            /** @description The doctor's name, without a title. */
            name: string;
            /** @description `Male` or `Female`; absent, blank or null when unspecified. */
            gender?: string | null;
            /** @description The name of the clinic. `No Clinic` is reserved for a doctor without a clinic. */
            clinicName?: string | null;
            /** @description The name of the specialization. */
            medicalSpecificationName?: string | null;
        };
        /** @description One page of doctors. */
        DoctorPage: {
            /** @description The doctors of this page, sorted by name. */
            doctors: components["schemas"]["DoctorListItem"][];
            /** @description The number of matching doctors on all pages. */
            totalCount: number;
        };
        /** @description The public profile of a doctor. */
        DoctorDetail: {
            /** @description The doctor's name, without a title. */
            name: string;
            /**
             * Format: int32
             * @description The id of the doctor, for sending a request.
             */
            doctorId: number;
            /** @description `Male` or `Female`; absent, blank or null when unspecified. */
            gender?: string | null;
            /** @description The phone number as free text. */
            phoneNumber?: string | null;
            /** @description The email address. */
            email?: string | null;
            /** @description The postal address as free text. */
            address?: string | null;
            /** @description The URL of the CV. Link to it only when it is an http or https URL. */
            cvUrl?: string | null;
            /** @description The doctor's introduction. */
            bio?: string | null;
            medicalSpecification?: components["schemas"]["DoctorSpecialization"];
            clinic?: components["schemas"]["Clinic"];
            review?: components["schemas"]["DoctorReview"];
            paused?: components["schemas"]["RequestsPaused"];
        };
        /** @description Why the calling patient cannot send this doctor another request at the moment. Absent when they can, and for everybody else. */
        RequestsPaused: {
            /** @description `declined`: the doctor receives no further requests from the patient. `waiting`: as many requests as a patient may have wait for this doctor's response. `day`: the patient has sent as many as they may within 24 hours. */
            reason?: string;
            /** @description How many requests the limit allows; absent for `declined`. */
            count?: number;
            /**
             * Format: date-time
             * @description When the patient can send the next request, for `day`.
             */
            date?: string;
        };
        /** @description A doctor's decision about further requests of a patient. */
        DeclinePayload: {
            /** @description Whether the doctor receives no further requests from the patient. */
            isDeclined: boolean;
        };
        /**
         * @description Whether a doctor still waits to be checked or was refused. Patients can neither find nor write to such a doctor. Absent for an approved one.
         * @enum {string}
         */
        DoctorReview: "pending" | "refused";
        /** @description The specialization of a doctor. */
        DoctorSpecialization: {
            /** @description The name of the specialization. */
            msName?: string | null;
        } | null;
        /** @description The clinic of a doctor. */
        Clinic: {
            /** @description The name of the clinic. `No Clinic Yet !` is reserved for a doctor without a clinic. */
            clinicName?: string | null;
            /** @description Where the clinic is. */
            location?: string | null;
            /** @description When the clinic is open, as free text. */
            openHours?: string | null;
        } | null;
        /** @description The clinic of the calling doctor. Omitted fields stay unchanged; blank and null clear a field. */
        ClinicUpdate: {
            /** @description The name of the clinic, read back as `clinicName`. Blank means no clinic; lists then show `No Clinic`, and the profile shows `No Clinic Yet !`. */
            name?: string | null;
            /** @description Where the clinic is. */
            location?: components["schemas"]["ShortText"];
            /** @description When the clinic is open, as free text. */
            openHours?: string | null;
        };
        /** @description The profile of the calling doctor. Omitted fields stay unchanged; blank and null clear a field. */
        DoctorProfileUpdate: {
            /** @description The http or https URL of the CV, without spaces. Empty text clears it. */
            cvUrl?: string | null;
            /** @description The doctor's introduction. */
            bio?: components["schemas"]["LongText"];
        };
        /** @description The profile of a patient. */
        PatientDetail: {
            /** @description The patient's name. */
            name: string;
            /** @description `Male` or `Female`; absent, blank or null when unspecified. */
            gender?: string | null;
            /** @description The phone number as free text. */
            phoneNumber?: string | null;
            /** @description The email address. */
            email?: string | null;
            /** @description The postal address as free text. */
            address?: string | null;
            /** @description The blood type; blank or null when not recorded. */
            bloodType?: string | null;
            /** @description The height in centimetres; 0 or null when not recorded. */
            height?: number | null;
            /** @description The weight in kilograms; 0 or null when not recorded. */
            weight?: number | null;
        };
        /** @description The profile of the calling patient. Omitted fields stay unchanged; null clears a field. */
        PatientProfileUpdate: {
            /**
             * @description The blood type. Blank and null clear it.
             * @enum {string|null}
             */
            bloodType?: "O+" | "O-" | "A+" | "A-" | "B+" | "B-" | "AB+" | "AB-" | "" | null;
            /** @description The height in centimetres. */
            height?: number | null;
            /** @description The weight in kilograms. */
            weight?: number | null;
        };
        /** @description One access to a patient's record, allowed or denied. */
        AccessLogEntry: {
            /**
             * Format: date-time
             * @description The time of the access.
             */
            date: string;
            /** @description The name of the account at the time. Null when the caller was not logged in. */
            accountName: string | null;
            /**
             * @description The role of the account. Null when the caller was not logged in.
             * @enum {string|null}
             */
            role: "Doctor" | "Patient" | null;
            /** @description Whether the patient was the caller. */
            isSelf: boolean;
            /** @description The operationId of the call. */
            action: string;
            /**
             * Format: int32
             * @description The id of the request that was accessed. Null for the record itself.
             */
            requestId: number | null;
            /**
             * @description Whether the access was allowed or denied.
             * @enum {string}
             */
            outcome: "allowed" | "denied";
            /** @description The number of accesses; 1 when absent. Denied calls without a log-in from one network within one hour can share an entry, with the date, action and requestId of the first. */
            count?: number;
        };
        /** @description One page of an access log. */
        AccessLogPage: {
            /** @description The entries of this page, newest first. */
            entries: components["schemas"]["AccessLogEntry"][];
            /** @description The number of entries on all pages, at most 10,000. */
            totalCount: number;
            /** @description The `cursor` of the next page. Null on the last page; absent when the backend supports only page numbers. */
            next?: string | null;
        };
        /** @description A blood pressure reading. */
        BloodPressurePayload: {
            /** @description Systolic and diastolic value in mm[Hg] as `systolic/diastolic`: integers from 0 to 250, the systolic greater than the diastolic. */
            value: string;
        };
        /** @description A blood sugar reading. */
        BloodSugarPayload: {
            /** @description The blood sugar in mg/dL, with at most one decimal. */
            value: number;
        };
        /** @description A stored blood pressure reading. */
        BloodPressureReading: {
            /** @description Usually `systolic/diastolic` in mm[Hg], but a backend may return any text. */
            value: string;
            /**
             * Format: date-time
             * @description The time it was logged; UTC without an offset.
             */
            date: string;
        };
        /** @description A stored blood sugar reading. */
        BloodSugarReading: {
            /** @description The blood sugar in mg/dL. */
            value: number;
            /**
             * Format: date-time
             * @description The time it was logged; UTC without an offset.
             */
            date: string;
        };
        /** @description A medicine that a doctor added. */
        MedicineHistoryItem: {
            /** @description The name of the doctor who added it. */
            addedBy?: string | null;
            /** @description The name of the medicine. */
            medicineName?: string | null;
            /** @description How much to take. */
            dosage?: string | null;
            /** @description How often to take it. */
            frequency?: string | null;
            /** @description How to take it. */
            instructions?: string | null;
            /** @description Whether it is a long-term medicine. The spelling is part of the contract; the right one would be `isMaintenance`. */
            isMaintenace?: boolean | null;
        };
        /** @description A chronic disease that a doctor added. */
        ChronicDiseaseHistoryItem: {
            /** @description The name of the doctor who added it. */
            addedBy?: string | null;
            /** @description The name of the disease. */
            chronicDiseaseName?: string | null;
            /** @description What the disease is. */
            description?: string | null;
            /** @description What causes it. */
            causes?: string | null;
            /** @description The symptoms. */
            symptoms?: string | null;
            /** @description How it was diagnosed. The spelling is part of the contract; the right one would be `diagnosis`. */
            digonsis?: string | null;
            /** @description How it is treated. */
            treatment?: string | null;
            /** @description The day of the diagnosis, usually `YYYY-MM-DD` without a time or time zone. The spelling is part of the contract; the right one would be `dateOfDiagnosis`. */
            dateOfDiagonsis?: string | null;
        };
        /** @description An allergy that a doctor added. */
        AllergyHistoryItem: {
            /** @description The name of the doctor who added it. */
            addedBy?: string | null;
            /** @description What the patient is allergic to. */
            allergyName?: string | null;
            /** @description The symptoms. The spelling is part of the contract; the right one would be `symptoms`. */
            symptons?: string | null;
        };
        /** @description A health-check request. */
        RequestPayload: {
            /** @description The patient's text. At least one character that is not white space. */
            description: string;
        };
        /** @description The confirmation of a new request. */
        RequestCreated: {
            /** @description A human-readable confirmation. */
            message: string;
            /**
             * Format: int32
             * @description The id of the new request.
             */
            requestId: number;
        };
        /** @description The extensions of a backend. */
        Capabilities: {
            /** @description The version of each capability; absent without it. */
            capabilities: {
                /** @description What is new and what waits. */
                inbox?: number;
                /** @description Who accessed the record. */
                accessLog?: number;
                /** @description Who can read the record. */
                sharing?: number;
                /** @description Password, email, contact details and sessions. */
                account?: number;
                /** @description Emails. 0 where the backend could send them but is not set up to. */
                mail?: number;
                /** @description New doctors are checked before patients can find them. */
                doctorReview?: number;
            };
        };
        /** @description What an account has beside its profile. */
        AccountDetail: {
            /** @description The name of the account. It stays as it is. */
            name: string;
            /** @description The email for the log-in. */
            email: string;
            /** @description Another address that `changeEmail` was asked for and that is not confirmed yet. */
            newEmail?: string | null;
            /** @description Whether somebody has followed a link that was sent to `email`. Until then the backend sends no notices and no links to reset the password. Absent where it sends no emails. */
            isEmailConfirmed?: boolean;
            /** @description `Male` or `Female`; absent, blank or null when unspecified. */
            gender?: string | null;
            /** @description The phone number as free text. */
            phoneNumber?: string | null;
            /** @description The postal address as free text. */
            address?: string | null;
            /** @description Whether the patient gets an email about a new response; absent or null for a doctor. */
            responseNotices?: boolean | null;
            /** @description How many days after `closeAccount` the account is deleted. A log-in until then opens it again. */
            retentionDays?: number;
        };
        /** @description Everything that is stored about an account. */
        AccountData: {
            /**
             * Format: date-time
             * @description The time of the call.
             */
            exportedAt: string;
            account: components["schemas"]["AccountDetail"];
            /**
             * @description The role of the account.
             * @enum {string}
             */
            role: "Doctor" | "Patient";
            patient?: components["schemas"]["PatientDetail"];
            doctor?: components["schemas"]["DoctorDetail"];
            /** @description Where the account is logged in. */
            sessions: components["schemas"]["ActiveSession"][];
            /** @description All requests of a patient, or to a doctor, with their responses, oldest first. */
            requests?: components["schemas"]["RequestDetail"][];
            /** @description All blood pressures of a patient, oldest first. */
            bloodPressures?: components["schemas"]["BloodPressureReading"][];
            /** @description All blood sugars of a patient, oldest first. */
            bloodSugars?: components["schemas"]["BloodSugarReading"][];
            /** @description The doctors with whom a patient shares the record, or shared it. */
            grants?: components["schemas"]["Grant"][];
            /** @description All accesses to the record of a patient, newest first. */
            accessLog?: components["schemas"]["AccessLogEntry"][];
            /** @description The log-ins to the account and what changed who can get in, newest first. */
            logIns?: components["schemas"]["LogIn"][];
        };
        /** @description Contact details that change. */
        ContactUpdate: {
            gender?: components["schemas"]["GenderInput"];
            phoneNumber?: components["schemas"]["PhoneNumber"];
            address?: components["schemas"]["Address"];
        };
        /** @description A change of the email. */
        EmailUpdate: {
            new: components["schemas"]["Email"];
            /** @description The password of the account. */
            password: string;
        };
        /** @description What confirms a new email. */
        EmailConfirmationPayload: {
            token: components["schemas"]["LinkToken"];
        };
        /** @description The notices that a patient wants. */
        NoticesUpdate: {
            /** @description Whether an email tells of a new response. */
            responses: boolean;
        };
        /** @description Whose notices are to be turned off. */
        UnsubscriptionPayload: {
            token: components["schemas"]["LinkToken"];
        };
        /** @description The token in the link. */
        LinkToken: string;
        /** @description Whose password is to be reset. */
        ResetRequestPayload: {
            email: components["schemas"]["Email"];
        };
        /** @description A new password for whoever has the link. */
        ResetPayload: {
            token: components["schemas"]["LinkToken"];
            new: components["schemas"]["NewPassword"];
        };
        /** @description A change of the password. */
        PasswordUpdate: {
            /** @description The password until now. */
            current: string;
            new: components["schemas"]["NewPassword"];
        };
        /** @description What closes an account. */
        ClosurePayload: {
            /** @description The password of the account. */
            password: string;
        };
        /** @description The confirmation that an account is closed. */
        Closure: {
            /** @description A human-readable confirmation. */
            message: string;
            /**
             * Format: date-time
             * @description When the account is deleted, unless somebody logs in before.
             */
            deletedAfter: string;
        };
        /** @description A place where the caller is logged in. */
        ActiveSession: {
            /**
             * Format: int32
             * @description The id of the session.
             */
            sessionId: number;
            /** @description The browser and its system, from the user agent of the log-in; null when it names neither. */
            device: string | null;
            /**
             * Format: date-time
             * @description When the session began.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description The quarter hour of the session's last call.
             */
            lastSeenAt: string;
            /** @description Whether this call belongs to the session. */
            isCurrent: boolean;
        };
        /** @description Where the caller is logged in. */
        SessionList: {
            /** @description The sessions, the latest used first. */
            sessions: components["schemas"]["ActiveSession"][];
        };
        /** @description A log-in, a refused one, or a change of who can get into the account. */
        LogIn: {
            /**
             * Format: date-time
             * @description The time. That of the first of several refusals.
             */
            date: string;
            /** @description What happened: the operationId of the call, or `reopenAccount` for a log-in that opened a closed account again, `approveDoctor` and `refuseDoctor` for a decision of the operator. More values may be added. */
            action: string;
            /**
             * @description Whether it was allowed.
             * @enum {string}
             */
            outcome: "allowed" | "denied";
            /** @description The browser and its system, from the user agent of the call; null when it names neither. */
            device: string | null;
            /** @description The network of the caller: the first three numbers of an IPv4 address, or the first 48 bits of an IPv6 address, and zeros. Null when it was not noted. */
            network: string | null;
            /** @description How many refused log-ins the entry stands for: those from one network within one hour. Absent means 1. */
            count?: number;
        };
        /** @description One page of the log-ins. */
        LogInPage: {
            /** @description The entries of this page, newest first. */
            entries: components["schemas"]["LogIn"][];
            /** @description The number of entries on all pages, at most 10,000. */
            totalCount: number;
            /** @description The `cursor` of the next page. Null on the last page; absent when the backend supports only page numbers. */
            next?: string | null;
        };
        /**
         * @description A part of a record: `details` are the contact and medical details of `getPatient`, `readings` the blood pressures and blood sugars, and the others the histories of that name.
         * @enum {string}
         */
        RecordSection: "details" | "readings" | "medicines" | "chronicDiseases" | "allergies";
        /** @description What a doctor can read of the record. */
        SharePayload: {
            /** @description The sections that the doctor can read. */
            sections: components["schemas"]["RecordSection"][];
            /**
             * Format: date-time
             * @description When the doctor can no longer read them: a time in the future, at most 5 years ahead. Null or absent until the patient stops sharing.
             */
            expiresAt?: string | null;
        };
        /** @description What one doctor can read of the record. */
        Grant: {
            /**
             * Format: int32
             * @description The id of the doctor.
             */
            doctorId: number;
            /** @description The name of the doctor. */
            doctorName: string;
            /** @description The sections that the doctor can read; those until then when the grant has expired or was stopped. Empty when the patient stopped what had never been shared. */
            sections: components["schemas"]["RecordSection"][];
            /**
             * @description Whether a request opened the record or a decision of the patient.
             * @enum {string}
             */
            source: "request" | "patient";
            /**
             * Format: date-time
             * @description The time of the first request, or of the decision.
             */
            since: string;
            /**
             * Format: date-time
             * @description When the grant expires or has expired; null without an end.
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When the patient stopped sharing; null when they did not.
             */
            revokedAt: string | null;
            /** @description Whether the doctor no longer responds here, and so reads nothing, whatever the patient decided; absent means no. */
            hasDoctorLeft?: boolean;
        };
        /** @description The grants of a record. */
        GrantList: {
            /** @description One grant for each doctor. */
            grants: components["schemas"]["Grant"][];
        };
        /** @description What the calling doctor can read of one patient's record. */
        SharedRecord: {
            /** @description The name of the patient. */
            patientName: string;
            /** @description The sections that the doctor can read. */
            sections: components["schemas"]["RecordSection"][];
            /**
             * Format: date-time
             * @description The time of the first request, or of the decision.
             */
            since: string;
            /**
             * Format: date-time
             * @description When the grant expires; null without an end.
             */
            expiresAt: string | null;
            /** @description Whether the patient decided so and the doctor has not opened the record since. */
            isNew: boolean;
        };
        /** @description One page of the records that a doctor can read. */
        PatientPage: {
            /** @description The patients of the page. */
            patients: components["schemas"]["SharedRecord"][];
            /** @description The number of all matching patients. */
            totalCount: number;
        };
        /** @description What is new for the caller. */
        Inbox: components["schemas"]["PatientInbox"] | components["schemas"]["DoctorInbox"];
        /** @description What is new for a patient. */
        PatientInbox: {
            /**
             * @description The role of the caller. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "Patient";
            /** @description The newest responses that were not opened yet, newest first. */
            newResponses: components["schemas"]["NewResponse"][];
            /** @description The number of all responses that were not opened yet. */
            newResponsesCount: number;
            /** @description The newest requests whose doctor has left without a response, which the patient has not seen yet, newest first. Absent before version 2. */
            leftRequests?: components["schemas"]["RequestListItem"][];
            /** @description The number of the patient's unanswered requests whose doctors have not left. */
            waitingCount: number;
            /**
             * Format: date-time
             * @description When the oldest of these requests was sent; null without one.
             */
            oldestWaitingAt: string | null;
        };
        /** @description A response that the patient has not opened yet. */
        NewResponse: {
            /**
             * Format: int32
             * @description The id of the request.
             */
            requestId: number;
            /**
             * Format: int32
             * @description The id of the doctor who answered.
             */
            doctorId: number;
            /** @description The name of the doctor who answered. */
            doctorName: string;
            /**
             * Format: date-time
             * @description When the request was sent.
             */
            sentAt: string;
            /**
             * Format: date-time
             * @description When the doctor answered.
             */
            answeredAt: string;
            /** @description What the patient wrote. Older backends do not send it. */
            description?: string;
        };
        /** @description What waits for a doctor. */
        DoctorInbox: {
            /**
             * @description The role of the caller. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            role: "Doctor";
            /** @description The number of unanswered requests. */
            waitingCount: number;
            /**
             * Format: date-time
             * @description When the oldest unanswered request was sent; null without one.
             */
            oldestWaitingAt: string | null;
        };
        /** @description The responses to mark as seen. */
        SeenPayload: {
            /** @description The ids of the requests. */
            requestIds: components["schemas"]["Id"][];
        };
        /** @description The responses that are marked as seen. */
        SeenResult: {
            /** @description A human-readable confirmation. */
            message: string;
            /** @description One for each answered request, in the order of their ids. */
            responses: {
                /**
                 * Format: int32
                 * @description The id of the request.
                 */
                requestId: number;
                /**
                 * Format: date-time
                 * @description When the doctor answered.
                 */
                answeredAt: string;
            }[];
        };
        /** @description A request in the searchable list of a doctor. */
        InboxRequest: {
            /**
             * Format: int32
             * @description The id of the request.
             */
            requestId: number;
            /**
             * Format: int32
             * @description The id of the doctor it was sent to.
             */
            doctorId: number;
            /** @description The name of the doctor it was sent to. */
            doctorName: string;
            /**
             * Format: int32
             * @description The id of the patient who sent it.
             */
            patientId: number;
            /** @description The name of the patient who sent it. */
            patientName: string;
            /** @description The patient's text. */
            description: string;
            /**
             * Format: date-time
             * @description The time it was sent; UTC without an offset.
             */
            date?: string | null;
            /** @description Whether the doctor has replied. */
            isAnswered: boolean;
            /**
             * Format: date-time
             * @description When the doctor answered; null while it is unanswered.
             */
            answeredAt: string | null;
        };
        /** @description One page of requests in the order of the search. */
        InboxRequestPage: {
            /** @description The requests of this page. */
            requests: components["schemas"]["InboxRequest"][];
            /** @description The number of matching requests on all pages. */
            totalCount: number;
        };
        /** @description A request in a list. */
        RequestListItem: {
            /**
             * Format: int32
             * @description The id of the request.
             */
            requestId: number;
            /**
             * Format: int32
             * @description The id of the doctor it was sent to.
             */
            doctorId: number;
            /** @description The name of the doctor it was sent to. */
            doctorName: string;
            /**
             * Format: int32
             * @description The id of the patient who sent it.
             */
            patientId: number;
            /** @description The name of the patient who sent it. */
            patientName: string;
            /** @description The patient's text. */
            description: string;
            /**
             * Format: date-time
             * @description The time it was sent; UTC without an offset.
             */
            date?: string | null;
            /** @description Whether the doctor has replied. */
            isAnswered: boolean;
            /** @description Whether the doctor no longer responds here, since they left or may not; absent means no. */
            hasDoctorLeft?: boolean;
        };
        /** @description One page of requests. */
        RequestPage: {
            /** @description The requests of this page, newest first. */
            requests: components["schemas"]["RequestListItem"][];
            /** @description The number of matching requests on all pages. */
            totalCount: number;
        };
        /** @description A request with the sections of its response. */
        RequestDetail: {
            /**
             * Format: int32
             * @description The id of the request.
             */
            requestId?: number | null;
            /**
             * Format: int32
             * @description The id of the doctor it was sent to.
             */
            doctorId?: number | null;
            /** @description The name of the doctor it was sent to. */
            doctorName: string;
            /**
             * Format: int32
             * @description The id of the patient who sent it.
             */
            patientId?: number | null;
            /** @description The name of the patient who sent it. */
            patientName: string;
            /** @description The patient's text. */
            description: string;
            /**
             * Format: date-time
             * @description The time it was sent; UTC without an offset.
             */
            date?: string | null;
            /** @description Whether the doctor has replied. */
            isAnswered?: boolean | null;
            /** @description Whether the doctor no longer responds here, since they left or may not; absent means no. */
            hasDoctorLeft?: boolean;
            /** @description Whether the calling doctor receives no further requests from the patient. Absent for the patient, and without version 3 of the capability `inbox`. */
            isDeclined?: boolean;
            generalReport?: components["schemas"]["GeneralReportSection"];
            medicine?: components["schemas"]["MedicineSection"];
            chronicDisease?: components["schemas"]["ChronicDiseaseSection"];
            allergy?: components["schemas"]["AllergySection"];
        };
        /** @description The general report of a response; null when the doctor left it empty. */
        GeneralReportSection: {
            /** @description The diagnosis. */
            diagnosis?: string | null;
            /** @description The plan of treatment. */
            treatmentPlan?: string | null;
            /** @description Other notes. */
            notes?: string | null;
            /** @description Text or a URL. Link to it only when it is an http or https URL. */
            attachment?: string | null;
        } | null;
        /** @description The medicine of a response; null when the doctor left it empty. Its name is spelled `medicineName` here, but `medicinName` in `createResponse`. */
        MedicineSection: {
            /** @description The name of the medicine. */
            medicineName?: string | null;
            /** @description How much to take. */
            dosage?: string | null;
            /** @description How often to take it. */
            frequency?: string | null;
            /** @description How to take it. */
            instructions?: string | null;
        } | null;
        /** @description The chronic disease of a response; null when the doctor left it empty. */
        ChronicDiseaseSection: {
            /** @description The name of the disease. */
            chronicDiseaseName?: string | null;
            /** @description What the disease is. */
            description?: string | null;
            /** @description What causes it. */
            causes?: string | null;
            /** @description The symptoms. */
            symptoms?: string | null;
            /** @description How it was diagnosed. The spelling is part of the contract; the right one would be `diagnosis`. */
            digonsis?: string | null;
            /** @description How it is treated. */
            treatment?: string | null;
            /** @description The day of the diagnosis, usually `YYYY-MM-DD` without a time or time zone. The spelling is part of the contract; the right one would be `dateOfDiagnosis`. */
            dateOfDiagonsis?: string | null;
        } | null;
        /** @description The allergy of a response; null when the doctor left it empty. */
        AllergySection: {
            /** @description What the patient is allergic to. */
            allergyName?: string | null;
            /** @description The symptoms. The spelling is part of the contract; the right one would be `symptoms`. */
            symptons?: string | null;
        } | null;
        /** @description A doctor's response to a request. At least one field of one section must be filled. */
        ResponsePayload: {
            /** @description The id of the request to reply to. */
            requestId: components["schemas"]["Id"];
            /** @description The id of the doctor. If present, it must be the caller's own. */
            doctorId?: components["schemas"]["Id"];
            /** @description The name of the doctor. Ignored; the token identifies the doctor. */
            doctorName?: components["schemas"]["ShortText"];
            /** @description The id of the patient. If present, it must match the stored request. */
            patientId?: components["schemas"]["Id"];
            /** @description The name of the patient. Ignored; the stored request identifies the patient. */
            patientName?: components["schemas"]["ShortText"];
            generalReport?: components["schemas"]["GeneralReportPayload"];
            medicine?: components["schemas"]["MedicinePayload"];
            chronicDisease?: components["schemas"]["ChronicDiseasePayload"];
            allergy?: components["schemas"]["AllergyPayload"];
        };
        /** @description The general report. Not stored when null or without a filled field. */
        GeneralReportPayload: {
            /** @description The diagnosis. */
            diagnosis?: components["schemas"]["LongText"];
            /** @description The plan of treatment. */
            treatmentPlan?: components["schemas"]["LongText"];
            /** @description Other notes. */
            notes?: components["schemas"]["LongText"];
            /** @description Text or the URL of a document. */
            attachment?: components["schemas"]["LongText"];
        } | null;
        /** @description The medicine. Not stored when null or without a filled field; `isMaintenace` alone does not count. */
        MedicinePayload: {
            /** @description The name of the medicine, read back as `medicineName`. The spelling is part of the contract; the right one would be `medicineName`. */
            medicinName?: components["schemas"]["ShortText"];
            /** @description How much to take. */
            dosage?: components["schemas"]["LongText"];
            /** @description How often to take it. */
            frequency?: components["schemas"]["LongText"];
            /** @description How to take it. */
            instructions?: components["schemas"]["LongText"];
            /**
             * @description Whether it is a long-term medicine. The spelling is part of the contract; the right one would be `isMaintenance`.
             * @default true
             */
            isMaintenace?: boolean;
        } | null;
        /** @description The chronic disease. Not stored when null or without a filled field. */
        ChronicDiseasePayload: {
            /** @description The name of the disease. */
            chronicDiseaseName?: components["schemas"]["ShortText"];
            /** @description What the disease is. */
            description?: components["schemas"]["LongText"];
            /** @description What causes it. */
            causes?: components["schemas"]["LongText"];
            /** @description The symptoms. */
            symptoms?: components["schemas"]["LongText"];
            /** @description How it was diagnosed. The spelling is part of the contract; the right one would be `diagnosis`. */
            digonsis?: components["schemas"]["LongText"];
            /** @description How it is treated. */
            treatment?: components["schemas"]["LongText"];
            /** @description The day of the diagnosis, not in the future; blank and null mean "not given". The spelling is part of the contract; the right one would be `dateOfDiagnosis`. */
            dateOfDiagonsis?: string | null;
        } | null;
        /** @description The allergy. Not stored when null or without a filled field. */
        AllergyPayload: {
            /** @description What the patient is allergic to. */
            allergyName?: components["schemas"]["ShortText"];
            /** @description The symptoms. The spelling is part of the contract; the right one would be `symptoms`. */
            symptons?: components["schemas"]["LongText"];
        } | null;
    };
    responses: {
        /** @description The write was carried out. */
        Written: {
            headers: {
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Saved."
                 *     }
                 */
                "application/json": components["schemas"]["WriteResult"];
            };
        };
        /** @description The page and the total number of requests. */
        RequestPage: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "requests": [
                 *         {
                 *           "requestId": 1,
                 *           "doctorId": 1,
                 *           "doctorName": "Sami Sample",
                 *           "patientId": 2,
                 *           "patientName": "Mona Example",
                 *           "description": "I have been tired for a week.",
                 *           "date": "2024-03-02T08:00:00Z",
                 *           "isAnswered": false
                 *         }
                 *       ],
                 *       "totalCount": 1
                 *     }
                 */
                "application/json": components["schemas"]["RequestPage"];
            };
        };
        /** @description The input violates the contract; `errors` names the fields. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "invalid-input",
                 *       "title": "Check the input",
                 *       "message": "One field needs another value.",
                 *       "errors": {
                 *         "email": [
                 *           "Enter an email address."
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is missing, invalid or expired. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "not-logged-in",
                 *       "title": "Log in first",
                 *       "message": "Log in to do this."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller's role does not allow this. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "forbidden",
                 *       "title": "Not allowed",
                 *       "message": "Only a doctor can do this."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description It does not exist, or the caller must not learn that it does. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "not-found",
                 *       "title": "Not found",
                 *       "message": "Nothing was found under this address."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend is not set up to send emails. */
        NoMail: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "not-found",
                 *       "title": "No emails from here",
                 *       "message": "This portal sends no emails. Ask the people who run it for a link."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A write with the same `Idempotency-Key` is in flight. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "key-in-flight",
                 *       "title": "Still working",
                 *       "message": "The same request is still being handled."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The name, a similar-looking name or the email is taken, or a write with the same `Idempotency-Key` is in flight. */
        AlreadyRegistered: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is already answered, or a write with the same `Idempotency-Key` is in flight. */
        AlreadyAnswered: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than the backend accepts. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too-large",
                 *       "title": "Too much data",
                 *       "message": "The request is larger than this server accepts."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unsupported-media-type",
                 *       "title": "Wrong format",
                 *       "message": "Send the data as application/json."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The `Idempotency-Key` was used with another body. */
        UnprocessableKey: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "key-reused",
                 *       "title": "Key already used",
                 *       "message": "This idempotency key belongs to another request."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many calls in a short time. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "too-many-calls",
                 *       "title": "Too many attempts",
                 *       "message": "Wait 30 seconds and try again."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend failed. The answer does not disclose the cause. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "internal-error",
                 *       "title": "Something went wrong",
                 *       "message": "The server could not do this. Try again later."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend is temporarily unavailable, for example because it cannot reach its database. */
        Unavailable: {
            headers: {
                /**
                 * @description Seconds to wait before the next attempt, if the backend can tell.
                 * @example 2
                 */
                "Retry-After"?: number;
                "X-Request-Id": components["headers"]["RequestId"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "code": "unavailable",
                 *       "title": "Not available",
                 *       "message": "The service is not available at the moment. Try again shortly."
                 *     }
                 */
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
         * @example 00000000-0000-4000-8000-000000000001
         */
        IdempotencyKey: string;
        /**
         * @description The id of the medical specialization.
         * @example 1
         */
        MsId: components["schemas"]["Id"];
        /**
         * @description The id of the doctor.
         * @example 1
         */
        DoctorId: components["schemas"]["Id"];
        /**
         * @description The id of the request.
         * @example 1
         */
        RequestId: components["schemas"]["Id"];
        /**
         * @description The name of the doctor, percent-encoded as one path segment, matched regardless of case.
         * @example Sami Sample
         */
        DoctorName: components["schemas"]["PersonName"];
        /**
         * @description The name of the patient, percent-encoded as one path segment, matched regardless of case.
         * @example Mona Example
         */
        PatientName: components["schemas"]["PersonName"];
        /**
         * @description The role of the caller, `Doctor` or `Patient`, matched regardless of case.
         * @example Patient
         */
        Role: string;
        /**
         * @description Part of a name, matched literally and regardless of case. Empty or absent matches every name.
         * @example sam
         */
        SearchName: string;
        /**
         * @description The page, counted from 1. A page past the end is empty.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description The `next` of an earlier answer. The list starts after that page, and `pageNumber` counts from there. Any other value is a 400.
         * @example 1795169400000000-41
         */
        LogCursor: string;
        /**
         * @description The number of items per page.
         * @example 9
         */
        PageSize: number;
        /**
         * @description Whether the newest requests come first, or the oldest, which wait longest.
         * @example oldest
         */
        RequestOrder: "newest" | "oldest";
        /**
         * @description Only answered (`true`) or only unanswered (`false`) requests. Both when absent.
         * @example false
         */
        IsAnswered: boolean;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The version of the list.
         * @example "Uj8eU5gRFTEbQmGzlHbFZc"
         */
        ETag: string;
        /**
         * @description Seconds to wait before the next attempt.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description The id of the call in the backend's log.
         * @example 40008000000000000000
         */
        RequestId: string;
        /**
         * @description The number of calls that the backend allows in a period.
         * @example 600
         */
        RateLimitLimit: number;
        /**
         * @description The number of calls left in this period.
         * @example 599
         */
        RateLimitRemaining: number;
        /**
         * @description Seconds until the period ends.
         * @example 42
         */
        RateLimitReset: number;
        /**
         * @description Present when the answer is the stored one of an earlier call with the same `Idempotency-Key`.
         * @example true
         */
        IdempotencyReplayed: "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The credentials. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mona.example@example.com",
                 *       "password": "a long example phrase"
                 *     }
                 */
                "application/json": components["schemas"]["LoginPayload"];
            };
        };
        responses: {
            /** @description The credentials are correct. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJIUzI1NiJ9.eyJuYW1lIjoiTW9uYSJ9.c2ln"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The email or the password is wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "code": "wrong-credentials",
                     *       "title": "Log in failed",
                     *       "message": "The email or password is wrong."
                     *     }
                     */
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "You are logged out."
                     *     }
                     */
                    "application/json": components["schemas"]["WriteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerDoctor: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new doctor. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Sami Sample",
                 *       "email": "sami.sample@example.com",
                 *       "password": "a long example phrase",
                 *       "gender": "Male",
                 *       "medicalSpecificationId": 1,
                 *       "phoneNumber": "+00 000 0001",
                 *       "address": "1 Example Street"
                 *     }
                 */
                "application/json": components["schemas"]["DoctorRegistration"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["AlreadyRegistered"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerPatient: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new patient. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mona Example",
                 *       "email": "mona.example@example.com",
                 *       "password": "a long example phrase",
                 *       "gender": "Female",
                 *       "phoneNumber": "+00 000 0002",
                 *       "address": "2 Example Street"
                 *     }
                 */
                "application/json": components["schemas"]["PatientRegistration"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["BadRequest"];
            409: components["responses"]["AlreadyRegistered"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSpecializations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every specialization. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "msId": 1,
                     *         "msName": "Cardiology"
                     *       },
                     *       {
                     *         "msId": 2,
                     *         "msName": "Dermatology"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Specialization"][];
                };
            };
            /** @description The list has not changed since the `ETag` in `If-None-Match`. It has no body. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDoctorsBySpecialization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the medical specialization.
                 * @example 1
                 */
                msId: components["parameters"]["MsId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The doctors of the specialization. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "Sami Sample",
                     *         "gender": "Male",
                     *         "clinicName": "Sample Clinic",
                     *         "medicalSpecificationName": "Cardiology"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["DoctorListItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDoctors: {
        parameters: {
            query?: {
                /**
                 * @description Part of a name, matched literally and regardless of case. Empty or absent matches every name.
                 * @example sam
                 */
                searchName?: components["parameters"]["SearchName"];
                /**
                 * @description The page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 9
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the total number of doctors. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "doctors": [
                     *         {
                     *           "name": "Sami Sample",
                     *           "gender": "Male",
                     *           "clinicName": "Sample Clinic",
                     *           "medicalSpecificationName": "Cardiology"
                     *         },
                     *         {
                     *           "name": "Tara Test",
                     *           "gender": "Female",
                     *           "clinicName": "No Clinic",
                     *           "medicalSpecificationName": "Dermatology"
                     *         }
                     *       ],
                     *       "totalCount": 2
                     *     }
                     */
                    "application/json": components["schemas"]["DoctorPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDoctor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the doctor, percent-encoded as one path segment, matched regardless of case.
                 * @example Sami Sample
                 */
                name: components["parameters"]["DoctorName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Sami Sample",
                     *       "doctorId": 1,
                     *       "gender": "Male",
                     *       "phoneNumber": "+00 000 0001",
                     *       "email": "sami.sample@example.com",
                     *       "address": "1 Example Street",
                     *       "cvUrl": "https://example.com/cv",
                     *       "bio": "Invented.",
                     *       "medicalSpecification": {
                     *         "msName": "Cardiology"
                     *       },
                     *       "clinic": {
                     *         "clinicName": "Sample Clinic",
                     *         "location": "3 Example Square",
                     *         "openHours": "Monday to Friday, 9 to 17"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DoctorDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateClinic: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new clinic data. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Sample Clinic",
                 *       "location": "3 Example Square",
                 *       "openHours": "Monday to Friday, 9 to 17"
                 *     }
                 */
                "application/json": components["schemas"]["ClinicUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDoctorProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new profile data. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cvUrl": "https://example.com/cv",
                 *       "bio": "Invented."
                 *     }
                 */
                "application/json": components["schemas"]["DoctorProfileUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDoctorRequests: {
        parameters: {
            query?: {
                /**
                 * @description The page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 9
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only answered (`true`) or only unanswered (`false`) requests. Both when absent.
                 * @example false
                 */
                isAnswered?: components["parameters"]["IsAnswered"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RequestPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPatient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the patient, percent-encoded as one path segment, matched regardless of case.
                 * @example Mona Example
                 */
                name: components["parameters"]["PatientName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Mona Example",
                     *       "gender": "Female",
                     *       "phoneNumber": "+00 000 0002",
                     *       "email": "mona.example@example.com",
                     *       "address": "2 Example Street",
                     *       "bloodType": "AB+",
                     *       "height": 168,
                     *       "weight": 61.5
                     *     }
                     */
                    "application/json": components["schemas"]["PatientDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePatientProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new profile data. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bloodType": "AB+",
                 *       "height": 168,
                 *       "weight": 61.5
                 *     }
                 */
                "application/json": components["schemas"]["PatientProfileUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBloodPressure: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The reading. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": "118/76"
                 *     }
                 */
                "application/json": components["schemas"]["BloodPressurePayload"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addBloodSugar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The reading. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "value": 94
                 *     }
                 */
                "application/json": components["schemas"]["BloodSugarPayload"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBloodPressures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the patient, percent-encoded as one path segment, matched regardless of case.
                 * @example Mona Example
                 */
                name: components["parameters"]["PatientName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The readings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "value": "118/76",
                     *         "date": "2024-03-02T07:30:00Z"
                     *       },
                     *       {
                     *         "value": "121/79",
                     *         "date": "2024-03-01T07:30:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BloodPressureReading"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBloodSugars: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the patient, percent-encoded as one path segment, matched regardless of case.
                 * @example Mona Example
                 */
                name: components["parameters"]["PatientName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The readings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "value": 94,
                     *         "date": "2024-03-02T07:30:00Z"
                     *       },
                     *       {
                     *         "value": 101.5,
                     *         "date": "2024-03-01T07:30:00Z"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["BloodSugarReading"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPatientRequests: {
        parameters: {
            query?: {
                /**
                 * @description The page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 9
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only answered (`true`) or only unanswered (`false`) requests. Both when absent.
                 * @example false
                 */
                isAnswered?: components["parameters"]["IsAnswered"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RequestPage"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMedicines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the patient, percent-encoded as one path segment, matched regardless of case.
                 * @example Mona Example
                 */
                name: components["parameters"]["PatientName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The medicines. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "addedBy": "Sami Sample",
                     *         "medicineName": "Examplazole",
                     *         "dosage": "1 tablet",
                     *         "frequency": "Once a day",
                     *         "instructions": "With water",
                     *         "isMaintenace": true
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MedicineHistoryItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChronicDiseases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the patient, percent-encoded as one path segment, matched regardless of case.
                 * @example Mona Example
                 */
                name: components["parameters"]["PatientName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chronic diseases. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "addedBy": "Sami Sample",
                     *         "chronicDiseaseName": "Example syndrome",
                     *         "description": "Invented.",
                     *         "causes": "Unknown",
                     *         "symptoms": "Tiredness",
                     *         "digonsis": "Found in a routine check",
                     *         "treatment": "Rest",
                     *         "dateOfDiagonsis": "2024-02-20"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ChronicDiseaseHistoryItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAllergies: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the patient, percent-encoded as one path segment, matched regardless of case.
                 * @example Mona Example
                 */
                name: components["parameters"]["PatientName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The allergies. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "addedBy": "Sami Sample",
                     *         "allergyName": "Example pollen",
                     *         "symptons": "Sneezing"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["AllergyHistoryItem"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the doctor.
                 * @example 1
                 */
                doctorId: components["parameters"]["DoctorId"];
            };
            cookie?: never;
        };
        /** @description The request. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "I have been tired for a week."
                 *     }
                 */
                "application/json": components["schemas"]["RequestPayload"];
            };
        };
        responses: {
            /** @description The request was sent. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request sent.",
                     *       "requestId": 1
                     *     }
                     */
                    "application/json": components["schemas"]["RequestCreated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The role of the caller, `Doctor` or `Patient`, matched regardless of case.
                 * @example Patient
                 */
                role: components["parameters"]["Role"];
                /**
                 * @description The id of the request.
                 * @example 1
                 */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request and its response. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requestId": 1,
                     *       "doctorId": 1,
                     *       "doctorName": "Sami Sample",
                     *       "patientId": 2,
                     *       "patientName": "Mona Example",
                     *       "description": "I have been tired for a week.",
                     *       "date": "2024-03-02T08:00:00Z",
                     *       "isAnswered": true,
                     *       "generalReport": {
                     *         "diagnosis": "Nothing unusual",
                     *         "treatmentPlan": "Rest",
                     *         "notes": "Come back in a month",
                     *         "attachment": "https://example.com/1"
                     *       },
                     *       "medicine": {
                     *         "medicineName": "Examplazole",
                     *         "dosage": "1 tablet",
                     *         "frequency": "Once a day",
                     *         "instructions": "With water"
                     *       },
                     *       "chronicDisease": null,
                     *       "allergy": {
                     *         "allergyName": "Example pollen",
                     *         "symptons": "Sneezing"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RequestDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineRequests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the request.
                 * @example 1
                 */
                requestId: components["parameters"]["RequestId"];
            };
            cookie?: never;
        };
        /** @description The decision. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isDeclined": true
                 *     }
                 */
                "application/json": components["schemas"]["DeclinePayload"];
            };
        };
        responses: {
            /** @description The decision is stored. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "You receive no new requests."
                     *     }
                     */
                    "application/json": components["schemas"]["WriteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createResponse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The response. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "requestId": 1,
                 *       "doctorId": 1,
                 *       "doctorName": "Sami Sample",
                 *       "patientId": 2,
                 *       "patientName": "Mona Example",
                 *       "generalReport": {
                 *         "diagnosis": "Nothing unusual",
                 *         "treatmentPlan": "Rest",
                 *         "notes": "Come back in a month",
                 *         "attachment": "https://example.com/1"
                 *       },
                 *       "medicine": {
                 *         "medicinName": "Examplazole",
                 *         "dosage": "1 tablet",
                 *         "frequency": "Once a day",
                 *         "instructions": "With water",
                 *         "isMaintenace": true
                 *       },
                 *       "chronicDisease": {
                 *         "chronicDiseaseName": "Example syndrome",
                 *         "description": "Invented.",
                 *         "causes": "Unknown",
                 *         "symptoms": "Tiredness",
                 *         "digonsis": "Found in a routine check",
                 *         "treatment": "Rest",
                 *         "dateOfDiagonsis": "2024-02-20"
                 *       },
                 *       "allergy": {
                 *         "allergyName": "Example pollen",
                 *         "symptons": "Sneezing"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ResponsePayload"];
            };
        };
        responses: {
            200: components["responses"]["Written"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["AlreadyAnswered"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCapabilities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capabilities by name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "capabilities": {
                     *         "inbox": 3,
                     *         "accessLog": 1,
                     *         "sharing": 2,
                     *         "account": 2,
                     *         "mail": 1,
                     *         "doctorReview": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Capabilities"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is new, by the caller's role. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inbox"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markResponsesSeen: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The requests. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "requestIds": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SeenPayload"];
            };
        };
        responses: {
            /** @description The responses are marked. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Marked as seen.",
                     *       "responses": [
                     *         {
                     *           "requestId": 1,
                     *           "answeredAt": "2026-11-19T15:30:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SeenResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInboxRequests: {
        parameters: {
            query?: {
                /**
                 * @description The page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 9
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description Only answered (`true`) or only unanswered (`false`) requests. Both when absent.
                 * @example false
                 */
                isAnswered?: components["parameters"]["IsAnswered"];
                /**
                 * @description Words, each part of the patient's name or of the request, in any order, matched literally and regardless of case. Blank or absent matches every request.
                 * @example tired
                 */
                search?: string;
                /**
                 * @description Whether the newest requests come first, or the oldest, which wait longest.
                 * @example oldest
                 */
                order?: components["parameters"]["RequestOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the total number of matching requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requests": [
                     *         {
                     *           "requestId": 1,
                     *           "doctorId": 1,
                     *           "doctorName": "Sami Sample",
                     *           "patientId": 2,
                     *           "patientName": "Mona Example",
                     *           "description": "I have been tired for a week.",
                     *           "date": "2026-11-16T08:00:00.000Z",
                     *           "isAnswered": true,
                     *           "answeredAt": "2026-11-19T15:30:00.000Z"
                     *         }
                     *       ],
                     *       "totalCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["InboxRequestPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccessLog: {
        parameters: {
            query?: {
                /**
                 * @description The page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 9
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The `next` of an earlier answer. The list starts after that page, and `pageNumber` counts from there. Any other value is a 400.
                 * @example 1795169400000000-41
                 */
                cursor?: components["parameters"]["LogCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, the total number of entries, and the cursor of the next page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": [
                     *         {
                     *           "date": "2026-11-20T10:15:00.000Z",
                     *           "accountName": "Sami Sample",
                     *           "role": "Doctor",
                     *           "isSelf": false,
                     *           "action": "getRequest",
                     *           "requestId": 1,
                     *           "outcome": "allowed",
                     *           "count": 1
                     *         },
                     *         {
                     *           "date": "2026-11-20T09:30:00.000Z",
                     *           "accountName": null,
                     *           "role": null,
                     *           "isSelf": false,
                     *           "action": "listAllergies",
                     *           "requestId": null,
                     *           "outcome": "denied",
                     *           "count": 12
                     *         }
                     *       ],
                     *       "totalCount": 2,
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["AccessLogPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGrants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The grants. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "grants": [
                     *         {
                     *           "doctorId": 3,
                     *           "doctorName": "Nora Placeholder",
                     *           "sections": [
                     *             "readings",
                     *             "allergies"
                     *           ],
                     *           "source": "patient",
                     *           "since": "2026-11-20T10:15:00.000Z",
                     *           "expiresAt": "2027-11-20T10:15:00.000Z",
                     *           "revokedAt": null
                     *         },
                     *         {
                     *           "doctorId": 1,
                     *           "doctorName": "Sami Sample",
                     *           "sections": [
                     *             "details",
                     *             "readings",
                     *             "medicines",
                     *             "chronicDiseases",
                     *             "allergies"
                     *           ],
                     *           "source": "request",
                     *           "since": "2026-11-16T08:00:00.000Z",
                     *           "expiresAt": null,
                     *           "revokedAt": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GrantList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPatients: {
        parameters: {
            query?: {
                /**
                 * @description Part of a name, matched literally and regardless of case. Empty or absent matches every name.
                 * @example sam
                 */
                searchName?: components["parameters"]["SearchName"];
                /**
                 * @description The page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 9
                 */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page and the total number of matching patients. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "patients": [
                     *         {
                     *           "patientName": "Mona Example",
                     *           "sections": [
                     *             "readings",
                     *             "allergies"
                     *           ],
                     *           "since": "2026-11-20T10:15:00.000Z",
                     *           "expiresAt": "2027-11-20T10:15:00.000Z",
                     *           "isNew": true
                     *         }
                     *       ],
                     *       "totalCount": 1
                     *     }
                     */
                    "application/json": components["schemas"]["PatientPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    shareRecord: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the doctor.
                 * @example 1
                 */
                doctorId: components["parameters"]["DoctorId"];
            };
            cookie?: never;
        };
        /** @description The decision. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SharePayload"];
            };
        };
        responses: {
            /** @description The record is shared. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your record is shared."
                     *     }
                     */
                    "application/json": components["schemas"]["WriteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopSharing: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the doctor.
                 * @example 1
                 */
                doctorId: components["parameters"]["DoctorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record is not shared with this doctor. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your record is no longer shared."
                     *     }
                     */
                    "application/json": components["schemas"]["WriteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Mona Example",
                     *       "email": "mona.example@example.com",
                     *       "newEmail": "mona.new@example.com",
                     *       "gender": "Female",
                     *       "phoneNumber": "+49 30 1234567",
                     *       "address": "1 Sample Street",
                     *       "responseNotices": false,
                     *       "retentionDays": 14
                     *     }
                     */
                    "application/json": components["schemas"]["AccountDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "exportedAt": "2026-11-20T12:30:00.000Z",
                     *       "account": {
                     *         "name": "Mona Example",
                     *         "email": "mona.example@example.com",
                     *         "newEmail": null,
                     *         "gender": "Female",
                     *         "phoneNumber": "+49 30 1234567",
                     *         "address": "1 Sample Street"
                     *       },
                     *       "role": "Patient",
                     *       "patient": {
                     *         "name": "Mona Example",
                     *         "gender": "Female",
                     *         "phoneNumber": "+49 30 1234567",
                     *         "email": "mona.example@example.com",
                     *         "address": "1 Sample Street",
                     *         "bloodType": "A+",
                     *         "height": 170,
                     *         "weight": 65
                     *       },
                     *       "sessions": [
                     *         {
                     *           "sessionId": 12,
                     *           "device": "Firefox on Windows",
                     *           "createdAt": "2026-11-20T10:15:21.000Z",
                     *           "lastSeenAt": "2026-11-20T12:30:00.000Z",
                     *           "isCurrent": true
                     *         }
                     *       ],
                     *       "requests": [],
                     *       "bloodPressures": [
                     *         {
                     *           "value": "120/80",
                     *           "date": "2026-11-19T08:00:00.000Z"
                     *         }
                     *       ],
                     *       "bloodSugars": [],
                     *       "grants": [],
                     *       "accessLog": []
                     *     }
                     */
                    "application/json": components["schemas"]["AccountData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What changes. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phoneNumber": "+49 30 7654321",
                 *       "address": "2 Sample Street",
                 *       "gender": "Female"
                 *     }
                 */
                "application/json": components["schemas"]["ContactUpdate"];
            };
        };
        responses: {
            /** @description The contact details are saved. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your contact details are saved."
                     *     }
                     */
                    "application/json": components["schemas"]["WriteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new email, and the password. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "new": "mona.new@example.com",
                 *       "password": "a long example phrase"
                 *     }
                 */
                "application/json": components["schemas"]["EmailUpdate"];
            };
        };
        responses: {
            /** @description The link is sent later. */
            202: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "A link is on its way to this email."
                     *     }
                     */
                    "application/json": components["schemas"]["WriteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoMail"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The token. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Zm9yIGV4YW1wbGUgb25seQ"
                 *     }
                 */
                "application/json": components["schemas"]["EmailConfirmationPayload"];
            };
        };
        responses: {
            /** @description The email is confirmed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your email is confirmed. Log in with it."
                     *     }
                     */
                    "application/json": components["schemas"]["WriteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The notices that the patient wants. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "responses": true
                 *     }
                 */
                "application/json": components["schemas"]["NoticesUpdate"];
            };
        };
        responses: {
            /** @description The choice is saved. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "You get an email when there is a new response."
                     *     }
                     */
                    "application/json": components["schemas"]["WriteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NoMail"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The token. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "7.Zm9yIGV4YW1wbGUgb25seQ"
                 *     }
                 */
                "application/json": components["schemas"]["UnsubscriptionPayload"];
            };
        };
        responses: {
            /** @description The notices are off. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "You get no more emails about responses."
                     *     }
                     */
                    "application/json": components["schemas"]["WriteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Both passwords. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": "a long example phrase",
                 *       "new": "another long example phrase"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordUpdate"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your password is changed. Other devices are logged out."
                     *     }
                     */
                    "application/json": components["schemas"]["WriteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The password. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "a long example phrase"
                 *     }
                 */
                "application/json": components["schemas"]["ClosurePayload"];
            };
        };
        responses: {
            /** @description The account is closed. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your account is closed.",
                     *       "deletedAfter": "2026-03-15T09:30:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Closure"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLogIns: {
        parameters: {
            query?: {
                /**
                 * @description The page, counted from 1. A page past the end is empty.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["PageNumber"];
                /**
                 * @description The number of items per page.
                 * @example 9
                 */
                pageSize?: components["parameters"]["PageSize"];
                /**
                 * @description The `next` of an earlier answer. The list starts after that page, and `pageNumber` counts from there. Any other value is a 400.
                 * @example 1795169400000000-41
                 */
                cursor?: components["parameters"]["LogCursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, the total number of entries, and the cursor of the next page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": [
                     *         {
                     *           "date": "2026-11-20T10:15:21.000Z",
                     *           "action": "login",
                     *           "outcome": "allowed",
                     *           "device": "Firefox on Windows",
                     *           "network": "192.0.2.0",
                     *           "count": 1
                     *         },
                     *         {
                     *           "date": "2026-11-20T03:02:10.000Z",
                     *           "action": "login",
                     *           "outcome": "denied",
                     *           "device": null,
                     *           "network": "2001:db8:1::",
                     *           "count": 12
                     *         }
                     *       ],
                     *       "totalCount": 2,
                     *       "next": null
                     *     }
                     */
                    "application/json": components["schemas"]["LogInPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "sessions": [
                     *         {
                     *           "sessionId": 12,
                     *           "device": "Firefox on Windows",
                     *           "createdAt": "2026-11-20T10:15:21.000Z",
                     *           "lastSeenAt": "2026-11-20T12:30:00.000Z",
                     *           "isCurrent": true
                     *         },
                     *         {
                     *           "sessionId": 9,
                     *           "device": null,
                     *           "createdAt": "2026-11-20T08:00:05.000Z",
                     *           "lastSeenAt": "2026-11-20T08:00:00.000Z",
                     *           "isCurrent": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The other sessions have ended. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "You are logged out everywhere else."
                     *     }
                     */
                    "application/json": components["schemas"]["WriteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the session.
                 * @example 1
                 */
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The device is logged out."
                     *     }
                     */
                    "application/json": components["schemas"]["WriteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The email of the account. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mona.example@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["ResetRequestPayload"];
            };
        };
        responses: {
            /** @description The email is sent later, if there is such an account. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "If there is an account with this email, a link is on its way to it."
                     *     }
                     */
                    "application/json": components["schemas"]["WriteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NoMail"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A value that the caller chooses for one write and repeats on a retry. The same key with the same body returns the stored answer, or a 409 while the first call is in flight; with another body it is a 422.
                 * @example 00000000-0000-4000-8000-000000000001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The token and the new password. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Zm9yIGV4YW1wbGUgb25seQ",
                 *       "new": "another long example phrase"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPayload"];
            };
        };
        responses: {
            /** @description The password is replaced. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your new password is saved. Log in with it."
                     *     }
                     */
                    "application/json": components["schemas"]["WriteResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableKey"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
